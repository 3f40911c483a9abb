// People who save and upload while the site answers; what was acknowledged to them, and what the data folder contains.
import Database from "better-sqlite3";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** @typedef {{ name: string, at: number }} Acknowledged */
/** @typedef {{ saves: Acknowledged[], pictures: Acknowledged[] }} Work */
/** @typedef {Awaited<ReturnType<typeof import("./outage-site.mjs").startSite>>} Site */

/** @returns {Work} */
export function newWork() {
  return { saves: [], pictures: [] };
}

/** @param {Site} site @param {Work} work @param {number} [pauseMs] between two saves */
export function keepSaving({ ask }, work, pauseMs = 0) {
  const save = (/** @type {string} */ name) => ask.saveText(name).then(({ status }) => status);
  return keepAsking(work.saves, () => `Übung ${randomUUID()}`, save, pauseMs);
}

/** @param {Site} site @param {Buffer} bytes of a PNG @param {Work} work @param {number} [pauseMs] between two pictures */
export function keepUploading({ ask }, bytes, work, pauseMs = 0) {
  const upload = (/** @type {string} */ name) => ask.upload(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
  return keepAsking(work.pictures, () => `${randomUUID()}.png`, upload, pauseMs);
}

/**
 * @param {Acknowledged[]} acknowledged
 * @param {() => string} newName
 * @param {(name: string) => Promise<number>} ask answers the status
 * @param {number} pauseMs
 */
async function keepAsking(acknowledged, newName, ask, pauseMs) {
  for (;;) {
    const name = newName();
    const status = await ask(name).catch(() => 0);
    if (status === 0) return;
    if (status === 303) acknowledged.push({ name, at: Date.now() });
    await pause(pauseMs);
  }
}

/** @param {ReturnType<typeof lookInto>} found @param {Work} work @returns {Work} what is missing */
export function notIn(found, work) {
  return { saves: work.saves.filter(({ name }) => !found.sponsors.has(name)), pictures: work.pictures.filter(({ name }) => !found.pictures.has(name)) };
}

/** @param {string} folder the data folder */
export function lookInto(folder) {
  const database = new Database(join(folder, "site.db"), { readonly: true });
  const names = (/** @type {string} */ sql) => new Set(/** @type {string[]} */ (database.prepare(sql).pluck().all()));
  const sponsors = names("SELECT name FROM partners");
  const pictures = names("SELECT original_name FROM media_assets");
  const paths = names("SELECT file_path FROM media_assets");
  const integrity = String(database.pragma("integrity_check", { simple: true }));
  database.close();
  const files = new Set(readdirSync(join(folder, "media"), { recursive: true }).map(String));
  return { sponsors, pictures, integrity, withoutFile: [...paths].filter((path) => !files.has(path)).length };
}
