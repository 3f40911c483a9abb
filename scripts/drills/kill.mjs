// kill -9 in the middle of work, again and again: whatever was acknowledged is there at the end, whole.
import Database from "better-sqlite3";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { startSite } from "./outage-site.mjs";

const ROUNDS = 60;
const PEOPLE = 4;
const SHORTEST_MS = 50;
const LONGEST_MS = 1_500;

export async function drillKill() {
  const folder = mkdtempSync(join(tmpdir(), "calima-kill-"));
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#6a7" } }).png().toBuffer();
  /** @type {{ sponsors: string[], pictures: string[] }} */
  const acknowledged = { sponsors: [], pictures: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite({ DATA_DIR: folder });
    const exited = once(site.server, "exit");
    const work = Array.from({ length: PEOPLE }, (_, person) => (person === 0 ? upload(site, picture, acknowledged.pictures) : save(site, acknowledged.sponsors)));
    await pause(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    site.server.kill("SIGKILL");
    await Promise.all([exited, ...work]);
  }
  const last = await startSite({ DATA_DIR: folder });
  const found = lookInto(folder);
  await last.stop();
  const lost = acknowledged.sponsors.filter((name) => !found.sponsors.has(name)).length;
  const lostPictures = acknowledged.pictures.filter((name) => !found.pictures.has(name)).length;
  return `A site on SQLite is killed (SIGKILL) ${ROUNDS} times, each time within a second and a half of its start, while three people save and one uploads
pictures. Promised: what was acknowledged is there, every row of a picture has its file, and the database is whole.

| saves acknowledged / lost | pictures acknowledged / lost | rows of pictures without their file | integrity_check |
|---|---|---|---|
| ${acknowledged.sponsors.length} / ${lost} | ${acknowledged.pictures.length} / ${lostPictures} | ${found.withoutFile} | ${found.integrity} |`;
}

/** Saves until nobody answers. @param {Awaited<ReturnType<typeof startSite>>} site @param {string[]} acknowledged */
async function save({ ask }, acknowledged) {
  for (;;) {
    const name = `Übung ${randomUUID()}`;
    const status = await ask.saveText(name).then((answer) => answer.status, () => 0);
    if (status === 0) return;
    if (status === 303) acknowledged.push(name);
  }
}

/** Uploads until nobody answers. @param {Awaited<ReturnType<typeof startSite>>} site @param {Buffer} bytes @param {string[]} acknowledged */
async function upload({ ask }, bytes, acknowledged) {
  for (;;) {
    const name = `${randomUUID()}.png`;
    const status = await ask.upload(new File([new Uint8Array(bytes)], name, { type: "image/png" })).catch(() => 0);
    if (status === 0) return;
    if (status === 303) acknowledged.push(name);
  }
}

/** @param {string} folder */
function lookInto(folder) {
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
