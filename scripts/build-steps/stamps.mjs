// Remembers from what each step of the build was made, by content, so that a step runs only when that has changed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

const STAMPS = `${ROOT}build/stamps.json`;

/** Made by the build itself, and so no input. */
const MADE_BY_US = /(?:^|\/)generated$/;

/** @typedef {{ name: string, inputs: string[], outputs: string[] }} Stamped */

/**
 * Whether the inputs of a step are not those of its last run, or its outputs are not there.
 * @param {Stamped} step
 * @param {ReturnType<typeof contentHashes>} hashes
 */
export function isStale({ name, inputs, outputs }, hashes) {
  return readStamps()[name] !== hashes.of(inputs) || outputs.some((output) => !existsSync(join(ROOT, output)));
}

/**
 * To be called when a step has succeeded, with the hashes from before it began: whoever edits meanwhile builds again.
 * @param {Stamped} step
 * @param {ReturnType<typeof contentHashes>} hashes
 */
export function stamp({ name, inputs }, hashes) {
  writeFileSync(STAMPS, JSON.stringify({ ...readStamps(), [name]: hashes.of(inputs) }, null, 2));
}

/** @returns {Record<string, string>} */
function readStamps() {
  return existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, "utf8")) : {};
}

/** Hashes of files and folders; each is read once, however many steps are made from it. */
export function contentHashes() {
  /** @type {Map<string, string>} */
  const known = new Map();

  /** @param {string} path */
  function hashOf(path) {
    const found = known.get(path) ?? hashNow(path);
    known.set(path, found);
    return found;
  }

  /** @param {string} path @returns {string} */
  function hashNow(path) {
    const full = join(ROOT, path);
    const hash = createHash("sha256");
    if (!existsSync(full)) return "missing";
    if (!statSync(full).isDirectory()) return hash.update(readFileSync(full)).digest("hex");
    const names = readdirSync(full).filter((name) => !MADE_BY_US.test(name)).sort();
    for (const name of names) hash.update(`${name} ${hashOf(`${path}/${name}`)}\n`);
    return hash.digest("hex");
  }

  return { of: (/** @type {string[]} */ paths) => paths.map(hashOf).join(" ") };
}
