import { createWriteStream, existsSync } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import { SQLITE_PART } from "../../app/platform/backup/backup-format";
import { checkSqlite } from "../../app/platform/backup/sqlite-snapshot.server";
import { incomingDatabase } from "../../app/platform/first-start";
import { makeFolder } from "../../app/platform/make-folder.server";
import { openFilesBelow } from "./open-files";
import { type RestoreTarget, SITE_RUNS } from "./restore-target";

/** SQLite's files beside a database belong to its content: it would apply an old log to the new file and damage it. */
const FILES = ["", "-wal", "-shm", "-journal"];

/** The file appears complete or not at all, and never replaces another one. */
export function sqliteTarget({ file, dataDir }: { file: string; dataDir: string }): RestoreTarget {
  const incoming = incomingDatabase(file);
  return {
    database: "sqlite",

    async refusal() {
      if ((await openFilesBelow([dataDir, dirname(file)])).length > 0 || isInUse(file)) return SITE_RUNS;
      const there = FILES.map((ending) => file + ending).find((path) => existsSync(path));
      return there === undefined ? null : `There is a database already (${there}): restore into an empty data folder.`;
    },

    begin: async () => {
      makeFolder(dirname(file));
      await rm(incoming, { force: true });
    },

    async take({ name, content }) {
      if (name === SQLITE_PART) await pipeline(content, createWriteStream(incoming));
    },

    async finish({ contents }) {
      await checkSqlite(incoming, contents);
      await onDisk(incoming);
      await link(incoming, file);
      await rm(incoming);
      await onDisk(dirname(file));
    },

    close: () => rm(incoming, { force: true }),
  };
}

/** True if another process, in this container or another one, has the database open. */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new Database(file, { timeout: 0 });
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
  } finally {
    database.close();
  }
}

async function onDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
