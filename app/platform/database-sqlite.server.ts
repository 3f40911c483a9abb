import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { driverCode } from "./database-fault";
import { retry } from "./database-retry";
import { type Connection, connectionWith, type DriverTransaction, endedByUs, PRISMA_LIMITS } from "./database-transaction.server";
import type { Change, Database, DatabaseOptions } from "./database-types";
import { databaseWith } from "./database-write.server";
import { PrismaClient } from "./generated/sqlite/client";
import { MovedAway, whereaboutsOf, whereaboutsOfSqlite } from "./moved-away.server";
import { noteTablesOf } from "./tables-read.server";
import { turn } from "./turns";

/** One connection reads, and one writes (decision 006). SQLite keeps writing into a deleted file (decision 030). */
export function openSqlite(url: string, options: DatabaseOptions = {}): Database {
  const reader = new PrismaClient({ adapter: sqliteReader(url), errorFormat: "minimal" });
  const writer = new PrismaClient({ adapter: sqliteWriter(url, options), errorFormat: "minimal" });
  const inPlace = inPlaceChecks(url.slice("file:".length));
  const transact = async <Result>(change: Change<Result>) => {
    inPlace.before();
    await turn();
    const result = await writer.$transaction(change, PRISMA_LIMITS);
    inPlace.after();
    return result;
  };
  return databaseWith({ reader, writer, transact }, options);
}

function inPlaceChecks(file: string) {
  let whereabouts = whereaboutsOf(file);
  let isOpen = false;

  function before(): void {
    const where = whereabouts();
    if (where !== "in place") throw new MovedAway(`The database file ${file} is ${where}: nothing is saved`);
  }

  return {
    before,
    after() {
      before();
      if (!isOpen) whereabouts = whereaboutsOfSqlite(file);
      isOpen = true;
    },
  };
}

/** better-sqlite3 blocks the process while it waits. Readers of a WAL file only wait for a recovery. */
const READER_BLOCKS_MS = 100;
/** A quarter of the driver's default: the operating system caches the file for both connections. */
const READER_KEEPS_KB = 4_000;
const WRITER_BLOCKS_MS = 0;
const RETRY_FOR_MS = 2_000;

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
  const connect = async () => {
    const connection = await driver.connect();
    try {
      return connectionWith(await prepare(connection), { getConnectionInfo: () => CONNECTION_INFO });
    } catch (error) {
      await connection.dispose();
      throw error;
    }
  };
  return { provider: "sqlite" as const, adapterName: driver.adapterName, connect };
}

export function withOwnTransactions(connection: Connection, retryForMs = RETRY_FOR_MS): Connection {
  return connectionWith(connection, { startTransaction: () => startTransaction(connection, retryForMs) });
}

function whenFree(connection: Connection, statement: string, retryForMs = RETRY_FOR_MS): Promise<void> {
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
