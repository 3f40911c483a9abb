import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { createGzip } from "node:zlib";
import Database from "better-sqlite3";
import { type BackupContents, BackupFault, SQLITE_PART } from "./backup-format";
import type { Snapshot } from "./write-archive.server";

/** 400 KB, so that requests are answered in between. */
const PAGES_AT_ONCE = 100;

interface Task {
  file: string;
  scratch: string;
  signal?: AbortSignal | undefined;
}

/** SQLite's online backup: writers do not wait, and later writes are not included. */
export async function snapshotOfSqlite({ file, scratch, signal }: Task): Promise<Snapshot> {
  const copy = join(scratch, "site.db");
  await copyPages(file, copy, signal);
  const contents = contentsOf(copy);
  return {
    async *parts() {
      const packed = join(scratch, "site.db.gz");
      await pipeline(createReadStream(copy), createGzip(), createWriteStream(packed), { signal });
      await rm(copy);
      yield { name: SQLITE_PART, size: (await stat(packed)).size, content: createReadStream(packed) };
    },
    contents: () => contents,
    close: () => Promise.resolve(),
  };
}

async function copyPages(file: string, copy: string, signal: AbortSignal | undefined): Promise<void> {
  const database = new Database(file, { fileMustExist: true });
  try {
    // without a transaction the copy would restart at each write
    database.exec("BEGIN");
    database.prepare("SELECT 1 FROM sqlite_master").get();
    const progress = () => {
      signal?.throwIfAborted();
      return PAGES_AT_ONCE;
    };
    await database.backup(copy, { progress });
  } finally {
    database.close();
  }
}

function contentsOf(copy: string): Pick<BackupContents, "migrations" | "tables"> {
  const database = new Database(copy);
  try {
    // makes one file, without a log beside it
    database.pragma("journal_mode = DELETE");
    const migrations = database.prepare<[], string>("SELECT migration_name FROM _prisma_migrations ORDER BY migration_name").pluck().all();
    return { migrations, tables: tableNames(database).map((name) => ({ name, columns: [], rows: rowCount(database, name) })) };
  } finally {
    database.close();
  }
}

/** Throws a BackupFault if the file is malformed or lacks rows. */
export async function checkSqlite(file: string, { tables }: Pick<BackupContents, "tables">): Promise<void> {
  const database = openUnpacked(file);
  try {
    for (const { name, rows } of tables) {
      const [complaint] = database.prepare<[], string>(`PRAGMA integrity_check(${quoted(name)})`).pluck().all();
      if (complaint !== "ok") throw new BackupFault(`The backup is damaged: the table ${name} is malformed (${complaint ?? "no answer"}).`);
      requireRows({ name, rows }, rowCount(database, name));
      // lets the site answer requests
      await setImmediate();
    }
  } finally {
    database.close();
  }
}

export function requireRows({ name, rows }: { name: string; rows: number }, found: number): void {
  if (found === rows) return;
  throw new BackupFault(`The backup is damaged: ${found.toString()} rows of ${name} are in it, and ${rows.toString()} should be.`);
}

function openUnpacked(file: string): Database.Database {
  try {
    return new Database(file, { readonly: true, fileMustExist: true });
  } catch {
    throw new BackupFault("The backup is damaged: there is no database in it.");
  }
}

function tableNames(database: Database.Database): string[] {
  return database
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name")
    .pluck()
    .all();
}

function rowCount(database: Database.Database, table: string): number {
  return database.prepare<[], number>(`SELECT count(*) FROM ${quoted(table)}`).pluck().get() ?? 0;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
