import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, stop } from "esbuild";
import { ROOT } from "../run.mjs";

/** What stays as it is installed, beside the build: what has machine code, and what nobody here calls. */
const INSTALLED = ["@node-rs/argon2", "better-sqlite3", "sharp", "undici"];

export const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Programs that Node runs, `<outdir>/<name>.js`, with the packages that they need: those come in up to a hundred files
 * each, of which a start would read a few (docs/decisions/051). What several programs need, or one imports on demand,
 * becomes a file beside them, `<part>-<hash>.js`, so that nobody loads a database driver that is not used.
 * Answers the folders of the packages that it took in.
 * @param {{ programs: Record<string, string>, outdir: string, part: string }} wanted `programs`: the source of each by its name
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
    // why: React and others have two builds
    define: { "process.env.NODE_ENV": '"production"' },
    // why: what was written for CommonJS asks for Node's modules by `require`, which a module does not have
    banner: { js: 'import { createRequire as requireFor } from "node:module";\nconst require = requireFor(import.meta.url);' },
    // why: the sources of the programs stay in memory, comments of packages too. The limit keeps lines that a fault can name
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: "none",
    sourcemap: "linked",
    metafile: true,
    logLevel: "warning",
    // why: Vite's files import each other also for their order alone, which package.json says not to matter
    logOverride: { "ignored-bare-import": "silent" },
  });
  // why: `npm start` goes on in this process, where the compiler would stay as a child and keep its memory
  await stop();
  // why only now: a build that fails leaves the programs of the last one as they were
  await removeParts(join(ROOT, outdir), part, Object.keys(metafile.outputs).map((file) => basename(file)));
  await Promise.all(Object.keys(metafile.outputs).filter((file) => file.endsWith(".js")).map((file) => keepAscii(join(ROOT, file))));
  return [...new Set(Object.keys(metafile.inputs).flatMap((file) => PACKAGE.exec(file) ?? []))].sort();
}

/**
 * One other character, and V8 keeps the whole file with two bytes for each. esbuild leaves those of regular expressions and
 * tagged templates as they are. @param {string} file
 */
async function keepAscii(file) {
  const text = await readFile(file, "utf8");
  const ascii = text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  if (ascii !== text) await writeFile(file, ascii);
}

/** Those of the last build have other names. @param {string} folder @param {string} part @param {string[]} [kept] */
export async function removeParts(folder, part, kept = []) {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => name.startsWith(part) && !kept.includes(name)).map((name) => rm(join(folder, name))));
}
