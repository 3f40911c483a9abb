// Repeatedly deletes the data folder during work, and restores the site from what was shipped.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { bareEnvironment, ROOT } from "../run.mjs";
import { keepSaving, keepUploading, lookInto, newWork, notIn } from "./acknowledged.mjs";
import { startSite } from "./outage-site.mjs";

const ROUNDS = 10;
/** The pause between two saves of a person: three saves in a second, faster than anybody types. */
const PAUSE_MS = 300;
const SHORTEST_MS = 8_000;
const LONGEST_MS = 20_000;

export async function drillBackup() {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#6a7" } }).png().toBuffer();
  const total = { saves: 0, pictures: 0, lostSaves: 0, lostPictures: 0, oldestLostMs: 0, withoutFile: 0, longestRestoreMs: 0, whole: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [folder, place] = [newFolder(), newFolder()];
    const settings = { DATA_DIR: folder, BACKUP_TO: place, BACKUP_SHIP_LOG: "1", BACKUP_KEY: "only for drills, where nothing is secret" };
    const done = newWork();
    const site = await startSite(settings);
    const work = [keepSaving(site, done, PAUSE_MS), keepSaving(site, done, PAUSE_MS), keepUploading(site, picture, done, PAUSE_MS)];
    await pause(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    const exited = once(site.server, "exit");
    site.server.kill("SIGKILL");
    const killedAt = Date.now();
    await Promise.all([exited, ...work]);
    rmSync(folder, { recursive: true });

    const begin = performance.now();
    restore(settings);
    total.longestRestoreMs = Math.max(total.longestRestoreMs, performance.now() - begin);
    const found = lookInto(folder);
    const lost = notIn(found, done);
    const ages = [...lost.saves, ...lost.pictures].map(({ at }) => killedAt - at);
    total.saves += done.saves.length;
    total.pictures += done.pictures.length;
    total.lostSaves += lost.saves.length;
    total.lostPictures += lost.pictures.length;
    total.oldestLostMs = Math.max(total.oldestLostMs, ...ages);
    total.withoutFile += found.withoutFile;
    if (found.integrity === "ok") total.whole += 1;
    const again = await startSite(settings);
    await again.stop();
    for (const left of [folder, place]) rmSync(left, { recursive: true, force: true });
  }
  return `A site on SQLite with \`BACKUP_SHIP_LOG=1\` is killed ${ROUNDS} times while two people save and one uploads pictures, each again
${PAUSE_MS} ms after the answer. Its whole data folder is deleted, \`npm run restore -- --at latest\` restores it, and the site
starts on it. Promised: at most the last ten seconds are lost, every row of a picture has its file, and the database is
intact.

| saves acknowledged / lost | pictures acknowledged / lost | the oldest loss, before the kill | rows of pictures without their file | intact databases | longest restore |
|---|---|---|---|---|---|
| ${total.saves} / ${total.lostSaves} | ${total.pictures} / ${total.lostPictures} | ${(total.oldestLostMs / 1_000).toFixed(1)} s | ${total.withoutFile} | ${total.whole} of ${ROUNDS} | ${(total.longestRestoreMs / 1_000).toFixed(1)} s |`;
}

/** @param {Record<string, string>} settings */
function restore(settings) {
  const env = { ...bareEnvironment(), ...settings };
  const { status, stderr } = spawnSync(process.execPath, ["build/restore.js", "--at", "latest"], { cwd: ROOT, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`It could not be restored: ${stderr}`);
}

function newFolder() {
  return mkdtempSync(join(tmpdir(), "calima-lost-"));
}
