import Database from "better-sqlite3";

/** Held until the process ends: then the system releases it, even after `kill -9`. */
let lock: Database.Database | undefined;

/** False if another process of the site runs on this file. Commands such as `npm run backup` may run beside it. */
export function becomeSoleProcess(file: string): boolean {
  try {
    lock = new Database(`${file}.lock`, { timeout: 0 });
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    return !(error instanceof Database.SqliteError && error.code === "SQLITE_BUSY");
  }
}
