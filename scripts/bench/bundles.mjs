// How many JavaScript files a screen of the administration loads, and how many bytes in brotli: all that Remix preloads
// in the page, taken from the build.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { ROOT } from "../run.mjs";

const CLIENT = `${ROOT}build/client`;

/** @typedef {{ id: string, parentId?: string, module: string, imports?: string[] }} ClientRoute */
/** @typedef {{ entry: { module: string, imports: string[] }, routes: Record<string, ClientRoute> }} Manifest */
/** @typedef {{ id: string, files: number, bytes: number, hasForm: boolean }} Screen */

/** @returns {Screen[]} */
export function listScreens() {
  const name = readdirSync(`${CLIENT}/assets`).find((file) => /^manifest-\w+\.js$/.test(file)) ?? "";
  const code = readFileSync(`${CLIENT}/assets/${name}`, "utf8");
  /** @type {Manifest} */
  const manifest = JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
  const always = [`/assets/${name}`, manifest.entry.module, ...manifest.entry.imports];
  return Object.values(manifest.routes)
    .filter(({ id }) => id.startsWith("routes/admin.") || id.startsWith("admin/"))
    .map((route) => screenOf(route, manifest, always))
    .sort((one, other) => other.bytes - one.bytes);
}

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureBundles() {
  return listScreens().map(({ id, files, bytes, hasForm }) => ({
    what: `JavaScript of ${id}`,
    value: `${(bytes / 1024).toFixed(1)} KB in ${files} files`,
    aim: hasForm ? "≤ 95 KB, ≤ 15 files" : "≤ 80 KB",
  }));
}

/**
 * @param {ClientRoute} route
 * @param {Manifest} manifest
 * @param {string[]} always
 * @returns {Screen}
 */
function screenOf(route, manifest, always) {
  const files = new Set(always);
  for (let one = /** @type {ClientRoute | undefined} */ (route); one; one = manifest.routes[one.parentId ?? ""]) {
    for (const file of [one.module, ...(one.imports ?? [])]) files.add(file);
  }
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  return { id: route.id, files: files.size, bytes, hasForm: [...files].some((file) => file.includes("/forms-")) };
}

/** If brotli hardly makes a file smaller, it is sent uncompressed. @param {string} file */
function sizeOf(file) {
  const compressed = statSync(`${CLIENT}${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(`${CLIENT}${file}`)).size;
}
