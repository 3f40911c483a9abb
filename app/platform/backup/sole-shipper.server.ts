import Sqlite from "better-sqlite3";

/**
 * Two processes that ship one database restart the log of each other, and `latest` is then what one of them has shipped.
 * Throws while another process is the one. The lock is the system's: it ends with the process, however that ends.
 */
export function becomeSoleShipper(database: string): { end: () => void } {
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
