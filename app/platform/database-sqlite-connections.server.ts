import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { whenFree, withOwnTransactions } from "./database-sqlite-transactions.server";
import type { DatabaseOptions } from "./database-types";
import { type Connection, connectionWith } from "./database-transaction.server";
import { noteTablesOf } from "./tables-read.server";
import { turn } from "./turns";

/** better-sqlite3 blocks the process while it waits. Readers of a WAL file only wait for a recovery. */
const READER_BLOCKS_MS = 100;
/** A quarter of the driver's default: the operating system caches the file for both connections. */
const READER_KEEPS_KB = 4_000;
const WRITER_BLOCKS_MS = 0;

/** As many as SQLite takes since 3.32; Prisma believes in 999. */
const CONNECTION_INFO = { maxBindValues: 32_766, supportsRelationJoins: false };

export function sqliteReader(url: string) {
  const driver = new PrismaBetterSQLite3({ url, timeout: READER_BLOCKS_MS });
  return connectingWith(driver, async (connection) => {
    await connection.executeScript(`PRAGMA query_only = ON; PRAGMA cache_size = -${READER_KEEPS_KB}`);
    return noteTablesOf(connection, turn);
  });
}

export function sqliteWriter(url: string, { retryForMs, isLogShipped = false }: DatabaseOptions) {
  const driver = new PrismaBetterSQLite3({ url, timeout: WRITER_BLOCKS_MS });
  return connectingWith(driver, async (connection) => {
    await whenFree(connection, "PRAGMA journal_mode = WAL", retryForMs);
    // the driver's default in WAL mode lets a power cut take the last acknowledged writes
    await connection.executeScript("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    if (isLogShipped) await connection.executeScript("PRAGMA wal_autocheckpoint = 0");
    return withOwnTransactions(connection, retryForMs);
  });
}

function connectingWith(driver: PrismaBetterSQLite3, prepare: (connection: Connection) => Promise<Connection>) {
  return {
    provider: "sqlite" as const,
    adapterName: driver.adapterName,
    connect: async () => preparedBy(prepare, await driver.connect()),
  };
}

async function preparedBy(prepare: (connection: Connection) => Promise<Connection>, connection: Connection) {
  try {
    return connectionWith(await prepare(connection), { getConnectionInfo: () => CONNECTION_INFO });
  } catch (error) {
    await connection.dispose();
    throw error;
  }
}
