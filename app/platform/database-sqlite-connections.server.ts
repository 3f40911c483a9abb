import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { whenFree, withOwnTransactions } from "./database-sqlite-transactions.server";
import type { DatabaseOptions } from "./database-types";
import type { Connection } from "./database-transaction.server";
import { ofReader } from "./tables-read.server";
import { turn } from "./turns";

/** The driver waits by holding up the whole process. Readers of a WAL file wait for a recovery only. */
const READER_BLOCKS_MS = 100;
/** The driver's own setting is four times as much. What is not kept here is kept by the operating system, for all of us. */
const READER_KEEPS_KB = 4_000;
/** Another program that writes is waited for outside the driver. */
const WRITER_BLOCKS_MS = 0;

export function sqliteReader(url: string) {
  const driver = new PrismaBetterSQLite3({ url, timeout: READER_BLOCKS_MS });
  return connectingWith(driver, async (connection) => {
    await connection.executeScript(`PRAGMA query_only = ON; PRAGMA cache_size = -${READER_KEEPS_KB}`);
    return ofReader(connection, (statement) => turn().then(() => connection.queryRaw(statement)));
  });
}

export function sqliteWriter(url: string, { retryForMs, isLogShipped = false }: DatabaseOptions) {
  const driver = new PrismaBetterSQLite3({ url, timeout: WRITER_BLOCKS_MS });
  return connectingWith(driver, async (connection) => {
    await whenFree(connection, "PRAGMA journal_mode = WAL", retryForMs);
    // why: in WAL mode the driver's own setting lets a power cut take the last acknowledged writes
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
    return await prepare(connection);
  } catch (error) {
    await connection.dispose();
    throw error;
  }
}
