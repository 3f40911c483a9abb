// Compresses the browser files as well as possible, and lists them: the front serves from this list.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".xml"]);
const COMPRESSED = /\.(?:br|gz)$/;

/** A compressed file that saves less than this is not kept. */
const WORTH_IT = 0.95;

/** @typedef {{ hash: string, size: number, br?: number, gzip?: number }} ClientFile */

/** @param {{ folder: string, listFile: string }} places */
export async function listClientFiles({ folder, listFile }) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  const listed = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    return /** @type {const} */ ([`/${relative(folder, file).split(sep).join("/")}`, await describe(file)]);
  });
  const list = Object.fromEntries((await Promise.all(listed)).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(listFile, JSON.stringify(list, null, 2));
}

/** @param {string} file @returns {Promise<ClientFile>} */
async function describe(file) {
  const bytes = await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  if (!TEXTS.has(extname(file))) return { hash, size: bytes.length };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    hash,
    size: bytes.length,
    ...(await twin("br", `${file}.br`, await promisify(brotliCompress)(bytes, quality), bytes)),
    ...(await twin("gzip", `${file}.gz`, await promisify(gzip)(bytes, { level: 9 }), bytes)),
  };
}

/**
 * @param {"br" | "gzip"} encoding
 * @param {string} file
 * @param {Buffer} compressed
 * @param {Buffer} original
 */
async function twin(encoding, file, compressed, original) {
  if (compressed.length > original.length * WORTH_IT) return {};
  await writeFile(file, compressed);
  return { [encoding]: compressed.length };
}
