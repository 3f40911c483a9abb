import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { runCommand } from "../harness/command";
import { signInAs } from "../harness/people";
import { picture } from "../harness/pictures";
import type { Site } from "../harness/site";
import type { SiteData } from "../harness/site-data";
import type { Row } from "../harness/sql";

/** Every row of every table. */
export async function allRows(data: SiteData) {
  const sql = data.openSql();
  const found = new Map<string, string[]>();
  for (const table of await sql.tables()) found.set(table, (await sql.rows(`select * from "${table}"`)).map(asText).toSorted());
  await sql.close();
  return found;
}

const asText = (row: Row) => JSON.stringify(row);

/** Each picture file with its checksum. */
export async function allPictures({ folder }: SiteData) {
  const entries = await readdir(join(folder, "media"), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Promise.all(files.map(async (file) => [file.slice(folder.length), createHash("sha256").update(await readFile(file)).digest("hex")]));
}

/** Deletes the database and everything in the data folder. */
export async function loseEverything(data: SiteData) {
  if (data.kind === "postgres") {
    const sql = data.openSql();
    await sql.run(["drop schema public cascade", "create schema public"]);
    await sql.close();
  }
  for (const name of await readdir(data.folder)) await rm(join(data.folder, name), { recursive: true });
}

/** Uploads pictures one by one until stopped, so that rows and files appear while a backup reads. */
export function keepUploading(site: Site) {
  const end = new AbortController();
  let uploaded = 0;
  const work = (async () => {
    const admin = await signInAs(site, "admin");
    while (!end.signal.aborted) {
      const { status } = await admin.post("/admin/media/upload", await picture(`Bild ${uploaded.toString()}.png`));
      if (status === 303) uploaded += 1;
    }
  })();
  return {
    count: () => uploaded,
    stop: async () => {
      end.abort();
      await work;
    },
  };
}

export async function backUp(data: SiteData, to: string, environment: Record<string, string> = {}) {
  const { exitCode, output, errors } = await runCommand("backup", ["--to", to], { ...data.environment, ...environment });
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: "" });
  return /^Backed up: (\S+),/m.exec(output)?.[1] ?? "";
}

export function restore(data: SiteData, file: string, environment: Record<string, string> = {}, ...more: string[]) {
  return runCommand("restore", [file, ...more], { ...data.environment, ...environment });
}

/** From the place that BACKUP_TO names. */
export function restoreTime(data: SiteData, at: string, environment: Record<string, string>, ...more: string[]) {
  return runCommand("restore", ["--at", at, ...more], { ...data.environment, ...environment });
}

/** A copy with one bit flipped. */
export function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}
