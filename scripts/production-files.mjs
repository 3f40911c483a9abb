// node scripts/production-files.mjs FOLDER: copies only what the built site needs to run, for the container.
// Of packages it copies what the programs can reach, with the licences, but without source maps.
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { PACKAGE } from "./build-steps/bundle.mjs";
import { ROOT } from "./run.mjs";

/** Prisma's query compiler (scripts/prisma-schemas.mjs), and the file with which Node resolves it. */
const COMPILERS = ["package.json", ...["sqlite", "postgresql"].map((name) => `runtime/query_compiler_bg.${name}.wasm-base64.mjs`)].map((file) => `node_modules/@prisma/client/${file}`);
/** Files that are read, not imported. */
const WHOLE = ["build/client", "build/client-files.json", "prisma/migrations", "package.json", ...COMPILERS];
/** better-sqlite3 contains machine code for eight systems; the container needs only that of its own. */
const isForeign = (/** @type {string} */ path) => path.includes("/prebuilds/") && !path.endsWith(`/${process.platform}-${process.arch}.node`);
const LICENCE = /^(licen[cs]e|copying|notice)/i;

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error("Into which folder? node scripts/production-files.mjs FOLDER");
  process.exit(1);
}

const programs = await listPrograms("build");
const { fileList } = await nodeFileTrace(programs, { base: ROOT, processCwd: ROOT, conditions: ["node", "production"] });
const packages = new Set([...[...fileList].flatMap((path) => PACKAGE.exec(path) ?? []), ...(await listBundled("build"))]);
const licences = await Promise.all([...packages].map(listLicences));
const files = [...new Set([...WHOLE, ...fileList, ...licences.flat()])].filter((path) => !path.endsWith(".map") && !isForeign(path));
for (const path of files) await copy(path, target);
console.log(`Copied ${files.length} files and folders to ${target}`);

/** @param {string} folder */
async function listPrograms(folder) {
  return (await readdir(ROOT + folder)).filter((name) => name.endsWith(".js")).map((name) => `${ROOT}${folder}/${name}`);
}

/** Folders of packages that are bundled: their licences must be shipped as well. @param {string} folder */
async function listBundled(folder) {
  const lists = (await readdir(ROOT + folder)).filter((name) => name.endsWith("-packages.json"));
  return (await Promise.all(lists.map((name) => readFile(`${ROOT}${folder}/${name}`, "utf8")))).flatMap((list) => JSON.parse(list));
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
