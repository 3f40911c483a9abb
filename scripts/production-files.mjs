// node scripts/production-files.mjs FOLDER: copies what the built site needs to run, and nothing else, for the container.
// Of a package that is what the programs of the build can reach, with its licence; without source maps.
import { cp, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { BUNDLED_PACKAGES } from "./build-steps/bundled-packages.mjs";
import { ROOT } from "./run.mjs";

/** Prisma's query compiler (scripts/prisma-schemas.mjs). */
const COMPILERS = ["sqlite", "postgresql"].map((name) => `node_modules/@prisma/client/runtime/query_compiler_bg.${name}.wasm-base64.mjs`);
/** What is read as a file, not imported. */
const WHOLE = ["build/client", "build/client-files.json", "prisma/migrations", "package.json", ...COMPILERS];
const LICENCE = /^(licen[cs]e|copying|notice)/i;
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error("Into which folder? node scripts/production-files.mjs FOLDER");
  process.exit(1);
}

const programs = await listPrograms("build");
const { fileList } = await nodeFileTrace(programs, { base: ROOT, processCwd: ROOT, conditions: ["node", "production"] });
const packages = new Set([...[...fileList].flatMap((path) => PACKAGE.exec(path) ?? []), ...BUNDLED_PACKAGES.map((name) => `node_modules/${name}`)]);
const licences = await Promise.all([...packages].map(listLicences));
const files = [...new Set([...WHOLE, ...fileList, ...licences.flat()])].filter((path) => !path.endsWith(".map"));
for (const path of files) await copy(path, target);
console.log(`Copied ${files.length} files and folders to ${target}`);

/** The programs, and the pages, which the front imports when it has started. @param {string} folder */
async function listPrograms(folder) {
  const names = [...(await readdir(ROOT + folder)), ...(await readdir(`${ROOT}${folder}/server`)).map((name) => `server/${name}`)];
  return names.filter((name) => name.endsWith(".js")).map((name) => `${ROOT}${folder}/${name}`);
}

/** @param {string} folder of a package */
async function listLicences(folder) {
  const names = await readdir(ROOT + folder);
  return names.filter((name) => LICENCE.test(basename(name))).map((name) => `${folder}/${name}`);
}

/** @param {string} path @param {string} folder */
async function copy(path, folder) {
  await mkdir(join(folder, dirname(path)), { recursive: true });
  await cp(ROOT + path, join(folder, path), { recursive: true, verbatimSymlinks: true });
}
