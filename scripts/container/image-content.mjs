// The content of the image: the size of its parts, and files that do not belong there.
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inMegabytes } from "./site-life.mjs";

/** @typedef {{ path: string, size: number, inode: number, owner: number, mode: number, isFile: boolean, isLink: boolean }} Entry */
/** @typedef {import("./findings.mjs").Findings} Findings */

export const MOST_BYTES = 250_000_000;

const TOOLS = /^(?:(?:[\w-]+-)?(?:gcc|g\+\+|cpp|cc|c\+\+|c99|clang|ld|as|make|cmake|tsc|esbuild)(?:-\d+)?|python[\d.]*|node-gyp|npm|npx|yarn|pnpm|corepack|git|curl|wget)$/;
const PROGRAM_FOLDERS = /^(?:usr\/(?:local\/)?)?s?bin\//;
/** Our sources, tests and documents, and files that may contain a secret. */
const NOT_OURS_TO_SHIP = /^site\/(?:app|server|tests|docs|brand|\.git|\.ci|scripts\/(?!container(?:-health)?\.sh$))|(?:^|\/)\.(?:env|npmrc)[^/]*$|^site\/.*\.(?:db(?:-wal|-shm)?|tsx?)$/;

/** @param {string} root @param {string} [folder] @returns {Entry[]} */
export function listEntries(root, folder = "") {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder === "" ? name : `${folder}/${name}`;
    const stat = lstatSync(join(root, path));
    const entry = { path, inode: stat.ino, owner: stat.uid, mode: stat.mode, isFile: stat.isFile(), isLink: stat.isSymbolicLink() };
    // 0, because the size of a folder depends on this machine
    if (stat.isDirectory()) return [{ ...entry, size: 0 }, ...listEntries(root, path)];
    return [{ ...entry, size: stat.size }];
  });
}

/** @param {Entry[]} entries of the image @param {Entry[]} baseEntries of its base image @param {Findings} findings */
export function weigh(entries, baseEntries, findings) {
  const total = sizeOf(entries);
  const base = sizeOf(baseEntries);
  findings.expect(total <= MOST_BYTES, `the image has ${inMegabytes(total)}, of which the base ${inMegabytes(base)} and ours ${inMegabytes(total - base)}; the aim is at most ${inMegabytes(MOST_BYTES)}`);
  const known = new Set(baseEntries.map(({ path }) => path));
  const ours = entries.filter(({ path }) => !known.has(path));
  for (const [part, size] of largest(ours)) findings.note(`${inMegabytes(size).padStart(9)}  ${part}`);
}

const PARTS_SHOWN = 14;

/** @param {Entry[]} entries */
function largest(entries) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { path, size } of entries) {
    const part = /^site\/node_modules\/(?:@[^/]+\/)?[^/]+|^site\/[^/]+|^[^/]+\/[^/]+\/[^/]+\/?[^/]*/.exec(path)?.[0] ?? path;
    sizes.set(part, (sizes.get(part) ?? 0) + size);
  }
  const sorted = [...sizes].sort(([, one], [, other]) => other - one);
  const rest = sorted.slice(PARTS_SHOWN).reduce((sum, [, size]) => sum + size, 0);
  return [...sorted.slice(0, PARTS_SHOWN), /** @type {const} */ (["everything else of ours", rest])];
}

/** A file with two names is stored once. @param {Entry[]} entries */
function sizeOf(entries) {
  const files = new Map(entries.map(({ inode, size }) => [inode, size]));
  return [...files.values()].reduce((sum, size) => sum + size, 0);
}

/** @param {string} root @param {Entry[]} entries @param {Findings} findings @param {string[]} developmentPackages */
export function lookForStrangers(root, entries, findings, developmentPackages) {
  const files = entries.filter(({ isFile }) => isFile).map(({ path }) => path);
  const site = entries.filter(({ path }) => path.startsWith("site"));
  findings.expectNone(entries.map(({ path }) => path).filter((path) => PROGRAM_FOLDERS.test(path) && TOOLS.test(basename(path))), "no compiler, no package manager of JavaScript, nothing that downloads");
  findings.expectNone(files.filter((path) => path.endsWith(".map") && hasSources(join(root, path))), "no source map with sources");
  findings.expectNone(files.filter((path) => NOT_OURS_TO_SHIP.test(path)), "no sources, tests, documents, databases or settings of ours");
  findings.expectNone(files.filter((path) => isOf(path, developmentPackages)), "no package that is only for development");
  findings.expectNone(site.filter(({ owner, mode, isLink }) => owner !== 0 || (!isLink && (mode & WRITABLE_BY_OTHERS) !== 0)).map(({ path }) => path), "everything of the site belongs to root, and nobody else can write to it");
}

const WRITABLE_BY_OTHERS = 0o022;

/** @param {string} path @param {string[]} packages */
function isOf(path, packages) {
  const name = /^site\/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  return name !== undefined && packages.includes(name);
}

/** @param {string} file */
function hasSources(file) {
  const { sourcesContent } = JSON.parse(readFileSync(file, "utf8"));
  return Array.isArray(sourcesContent) && sourcesContent.some((source) => source !== null);
}

/**
 * Packages that only building and testing need, according to package-lock.json.
 * @param {{ packages: Record<string, { dev?: boolean }> }} lock
 * @param {Record<string, string>} devDependencies
 */
export function developmentPackagesOf({ packages }, devDependencies) {
  const named = Object.entries(packages).map(([path, { dev }]) => ({ name: path.split("node_modules/").at(-1) ?? "", isDevelopment: dev === true }));
  const shipped = new Set(named.filter(({ isDevelopment }) => !isDevelopment).map(({ name }) => name));
  return [...Object.keys(devDependencies), ...named.filter(({ name, isDevelopment }) => isDevelopment && !shipped.has(name)).map(({ name }) => name)];
}
