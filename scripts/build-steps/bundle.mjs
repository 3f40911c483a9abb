import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { BUNDLED_PACKAGES } from "./bundled-packages.mjs";

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/**
 * A program that Node runs, `<outdir>/<name>.js`. Most packages stay where they are: they are installed beside the build.
 * What is imported on demand becomes a file of its own, so that nobody loads a database driver that is not used.
 * @param {{ name: string, entry: string, outdir: string }} program
 */
export async function bundleForNode({ name, entry, outdir }) {
  await build({
    entryPoints: { [name]: entry },
    outdir,
    chunkNames: `${name}-parts/[name]-[hash]`,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    external: Object.keys(dependencies).filter((name) => !BUNDLED_PACKAGES.includes(name)),
    sourcemap: "linked",
    logLevel: "warning",
  });
}
