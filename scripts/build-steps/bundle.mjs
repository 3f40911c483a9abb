import { build } from "esbuild";

/**
 * A program that Node runs, `<outdir>/<name>.js`. Packages stay where they are: they are installed beside the build.
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
    packages: "external",
    sourcemap: "linked",
    logLevel: "warning",
  });
}
