// Repeated kill -9 during work: at the end, everything acknowledged exists completely.
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { keepSaving, keepUploading, lookInto, newWork, notIn } from "./acknowledged.mjs";
import { startSite } from "./outage-site.mjs";

const ROUNDS = 60;
const PEOPLE = 4;
const SHORTEST_MS = 50;
const LONGEST_MS = 1_500;

export async function drillKill() {
  const folder = mkdtempSync(join(tmpdir(), "calima-kill-"));
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#6a7" } }).png().toBuffer();
  const acknowledged = newWork();
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite({ DATA_DIR: folder });
    const exited = once(site.server, "exit");
    const work = Array.from({ length: PEOPLE }, (_, person) => (person === 0 ? keepUploading(site, picture, acknowledged) : keepSaving(site, acknowledged)));
    await pause(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    site.server.kill("SIGKILL");
    await Promise.all([exited, ...work]);
  }
  const last = await startSite({ DATA_DIR: folder });
  const found = lookInto(folder);
  await last.stop();
  const lost = notIn(found, acknowledged);
  return `A site on SQLite is killed (SIGKILL) ${ROUNDS} times, each time within 1.5 seconds of its start, while three people save and one uploads
pictures. Promised: nothing acknowledged is lost, every row of a picture has its file, and the database is intact.

| saves acknowledged / lost | pictures acknowledged / lost | rows of pictures without their file | integrity_check |
|---|---|---|---|
| ${acknowledged.saves.length} / ${lost.saves.length} | ${acknowledged.pictures.length} / ${lost.pictures.length} | ${found.withoutFile} | ${found.integrity} |`;
}
