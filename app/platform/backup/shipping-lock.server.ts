import Sqlite from "better-sqlite3";

/**
 * Throws while another process ships this database: each of the two would restart the other's log, and `latest` would
 * contain what only one of them shipped. The operating system frees the lock when the process ends, however it ends.
 */
export function lockShipping(database: string): { end: () => void } {
  const lock = new Sqlite(`${database}-shipping`, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return { end: () => void lock.close() };
  } catch (error) {
    lock.close();
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY"))) throw error;
    throw new Error("Another process of the site ships it: only one may run on this data folder");
  }
}
