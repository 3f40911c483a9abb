import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./scripts/build-steps/browser-chunks";
import { withFixedFlags, withoutJsonSchema, withoutPublicRoutes, withTerser } from "./scripts/build-steps/browser-files";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [withoutPublicRoutes(), withoutJsonSchema(), withFixedFlags(remixConfig.future), withTerser(), remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          // only the validation is imported lazily, and its dependencies are loaded with the form
          modulePreload: false,
          rollupOptions: {
            // the names of all screens are in each of them, and a hash does not compress
            output: { manualChunks: chunkOf, hashCharacters: "hex" },
            // package.json says so for the whole app, but Vite reads this only for packages
            treeshake: { moduleSideEffects: (id: string) => !id.includes("/app/") },
          },
        }),
  },
}));
