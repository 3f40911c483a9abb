import { driverCode } from "./database-fault";
import { RETRY_FOR_MS, retry } from "./database-retry";
import { type Connection, connectionWith, type DriverTransaction, endedByUs } from "./database-transaction.server";

export function withOwnTransactions(connection: Connection, retryForMs = RETRY_FOR_MS): Connection {
  return connectionWith(connection, { startTransaction: () => startTransaction(connection, retryForMs) });
}

export function whenFree(connection: Connection, statement: string, retryForMs = RETRY_FOR_MS): Promise<void> {
  return retry(() => connection.executeScript(statement), { isWorthRetrying: isBusy, retryForMs });
}

/** Takes the write lock at once, because a transaction that asks for it later may be refused midway. */
async function startTransaction(connection: Connection, retryForMs: number): Promise<DriverTransaction> {
  await whenFree(connection, "BEGIN IMMEDIATE", retryForMs);
  return endedByUs(connection, {
    commit: () => whenFree(connection, "COMMIT", retryForMs),
    rollback: () => undo(connection),
  });
}

async function undo(connection: Connection): Promise<void> {
  try {
    await connection.executeScript("ROLLBACK");
  } catch (error) {
    // after some errors, such as a full disk, SQLite has already rolled back (sqlite.org/lang_transaction.html)
    if (!String(error).includes("no transaction is active")) throw error;
  }
}

function isBusy(error: unknown): boolean {
  return driverCode(error)?.startsWith("SQLITE_BUSY") ?? false;
}
