import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isStorageKey } from "../storage-key";
import { BackupFault, PART, SQLITE_PART } from "./backup-format";
import { rowsIn } from "./postgres-snapshot.server";
import { type Archive, readArchive, type ReadPart } from "./read-archive.server";
import { checkSqlite, requireRows } from "./sqlite-snapshot.server";

/** A specific name, because the volume also has folders of other programs. */
const SCRATCH = "site-backup-scratch-";
const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1000;

/** Restores SQLite and checks it; for Postgres counts the rows. Throws a BackupFault. */
export async function checkBackup({ source, key }: { source: Readable; key: string | undefined }): Promise<Archive> {
  const scratch = await newScratch();
  try {
    const restored = join(scratch, "site.db");
    const counts = new Map<string, number>();
    const archive = await readArchive({
      source,
      key,
      take: async (part) => {
        requirePictureName(part.name);
        if (part.name === SQLITE_PART) await pipeline(part.content, createWriteStream(restored));
        else await countRows(part, counts);
      },
    });
    if (archive.head.database === "sqlite") await checkSqlite(restored, archive.contents);
    else for (const table of archive.contents.tables) requireRows(table, counts.get(table.name) ?? 0);
    return archive;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A storage would refuse this name in the middle of a restore. */
function requirePictureName(name: string): void {
  if (!name.startsWith(PART.pictures) || isStorageKey(name.slice(PART.pictures.length))) return;
  throw new BackupFault(`The backup is damaged: ${JSON.stringify(name)} cannot be the name of a picture.`);
}

/** The caller must remove it. */
export async function newScratch(): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), SCRATCH));
  // by the disk's clock, which may differ
  const { mtimeMs: now } = await stat(scratch);
  await removeLeftovers(now - LEFTOVER_AFTER_MS).catch(() => undefined);
  return scratch;
}

/** Removes folders of killed processes. Young ones may belong to a running process. */
async function removeLeftovers(beforeMs: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name);
    if (name.startsWith(SCRATCH) && (await stat(path)).mtimeMs < beforeMs) await rm(path, { recursive: true, force: true });
  }
}

export function tableOf(name: string): string | null {
  const [table, rest] = name.slice(PART.database.length).split("/");
  return name.startsWith(PART.database) && table !== undefined && rest !== undefined ? table : null;
}

async function countRows({ name, content }: ReadPart, counts: Map<string, number>): Promise<void> {
  const table = tableOf(name);
  if (table === null) return;
  for await (const chunk of content) counts.set(table, (counts.get(table) ?? 0) + rowsIn(chunk));
}
