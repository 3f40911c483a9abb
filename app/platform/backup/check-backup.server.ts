import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PART, SQLITE_PART } from "./backup-format";
import { rowsIn } from "./postgres-snapshot.server";
import { type Archive, readArchive, type ReadPart } from "./read-archive.server";
import { checkSqlite, requireRows } from "./sqlite-snapshot.server";

/**
 * Reads a backup to its end and compares every checksum. A database of SQLite is restored into a scratch folder and
 * checked there; the rows of Postgres are counted. Throws a BackupFault, which says what is wrong.
 */
export async function checkBackup({ source, key }: { source: Readable; key: string | undefined }): Promise<Archive> {
  const scratch = await newScratch();
  try {
    const restored = join(scratch, "site.db");
    const counts = new Map<string, number>();
    const archive = await readArchive({
      source,
      key,
      take: async (part) => {
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

/** A folder that whoever asked removes again. */
export function newScratch(): Promise<string> {
  return mkdtemp(join(tmpdir(), "backup-"));
}

/** The table that a part has rows of; null for parts of another kind. */
export function tableOf(name: string): string | null {
  const [table, rest] = name.slice(PART.database.length).split("/");
  return name.startsWith(PART.database) && table !== undefined && rest !== undefined ? table : null;
}

async function countRows({ name, content }: ReadPart, counts: Map<string, number>): Promise<void> {
  const table = tableOf(name);
  if (table === null) return;
  for await (const chunk of content) counts.set(table, (counts.get(table) ?? 0) + rowsIn(chunk));
}
