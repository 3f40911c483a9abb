import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, stop } from "esbuild";
import { ROOT } from "../run.mjs";

/** Packages that stay installed beside the build: those with machine code, and those that nothing calls. */
const INSTALLED = ["@node-rs/argon2", "better-sqlite3", "sharp", "undici"];

export const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Bundles programs for Node, `<outdir>/<name>.js`, with their packages: these have up to a hundred files each, of which
 * a start would read a few (docs/decisions/051). What several programs need, or one imports on demand, becomes a file
 * `<part>-<hash>.js` beside them, so that no program loads a database driver that it does not use.
 * Answers the folders of the bundled packages.
 * @param {{ programs: Record<string, string>, outdir: string, part: string }} wanted `programs`: source file by name
 */
export async function bundleForNode({ programs, outdir, part }) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: programs,
    outdir,
    chunkNames: `${part}-[hash]`,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node22.14",
    external: INSTALLED,
    // React and others have two builds
    define: { "process.env.NODE_ENV": '"production"' },
    // CommonJS code loads Node's modules with `require`, which ES modules do not have
    banner: { js: 'import { createRequire as requireFor } from "node:module";\nconst require = requireFor(import.meta.url);' },
    // sources stay in memory, including comments of packages. The limit keeps lines short enough for error messages
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: "none",
    sourcemap: "linked",
    metafile: true,
    logLevel: "warning",
    // Vite's files also import each other only for their order, which package.json calls irrelevant
    logOverride: { "ignored-bare-import": "silent" },
  });
  // `npm start` continues in this process, where the compiler would stay as a child process with its memory
  await stop();
  // only now, so that a failed build leaves the programs of the last one unchanged
  await removeParts(join(ROOT, outdir), part, Object.keys(metafile.outputs).map((file) => basename(file)));
  await Promise.all(Object.keys(metafile.outputs).filter((file) => file.endsWith(".js")).map((file) => keepAscii(join(ROOT, file))));
  return [...new Set(Object.keys(metafile.inputs).flatMap((file) => PACKAGE.exec(file) ?? []))].sort();
}

/**
 * Escapes other characters: with one of them V8 stores the whole file with two bytes for each. esbuild does not escape
 * those in regular expressions and tagged templates. @param {string} file
 */
async function keepAscii(file) {
  const text = await readFile(file, "utf8");
  const ascii = text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  if (ascii !== text) await writeFile(file, ascii);
}

/** Removes files of the last build, which have other names. @param {string} folder @param {string} part @param {string[]} [kept] */
export async function removeParts(folder, part, kept = []) {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => name.startsWith(part) && !kept.includes(name)).map((name) => rm(join(folder, name))));
}
