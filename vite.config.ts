import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const CLIENT_ROUTE = /\/routes\/([^/]+)\.tsx\?__remix-build-client-route$/;

/** Public pages ship no React, so their browser part is empty, and what only they show is in no file of the administration. */
function withoutPublicRoutes(): Plugin {
  return {
    name: "without-public-routes",
    enforce: "post",
    apply: "build",
    transform(_code, id) {
      const [, route] = CLIENT_ROUTE.exec(id) ?? [];
      return route === undefined || /^admin(\.|$)/.test(route) ? null : "export {};";
    },
  };
}

export default defineConfig({
  plugins: [withoutPublicRoutes(), remix(remixConfig)],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
