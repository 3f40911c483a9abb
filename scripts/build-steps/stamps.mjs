// Remembers hashes of the inputs of each build step, so that a step runs only when they have changed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

const STAMPS = `${ROOT}build/stamps.json`;

/** The build makes these itself, so they are no inputs. */
const MADE_BY_US = /(?:^|\/)generated$/;

/** @typedef {{ name: string, inputs: string[], outputs: string[] }} Stamped */

/**
 * True if the inputs have changed since the last run, or if outputs are missing.
 * @param {Stamped} step
 * @param {ReturnType<typeof contentHashes>} hashes
 */
export function isStale({ name, inputs, outputs }, hashes) {
  return readStamps()[name] !== hashes.of(inputs) || outputs.some((output) => !existsSync(join(ROOT, output)));
}

/**
 * Call it after a step has succeeded, with the hashes from before, so that edits during the step cause another build.
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

/** Hashes of files and folders; each is read once, even if several steps use it. */
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
