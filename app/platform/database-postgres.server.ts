import { PrismaPg } from "@prisma/adapter-pg";
import { DatabaseOutage, driverCode } from "./database-fault";
import { retry } from "./database-retry";
import { type Connection, connectionWith, type DriverTransaction, endedByUs, PRISMA_LIMITS } from "./database-transaction.server";
import type { Change, Database, DatabaseOptions } from "./database-types";
import { databaseWith } from "./database-write.server";
import { PrismaClient } from "./generated/postgres/as-sqlite";
import { logger } from "./logger.server";
import { type PoolSettings, postgresPool } from "./postgres-pool";
import { noteTablesOf } from "./tables-read.server";

/** Enough for about fifty attempts of a tenth of a second. */
const RETRY_FOR_MS = 8_000;

export function openPostgres(url: string, options: DatabaseOptions = {}): Database {
  const retrying = { isWorthRetrying: hasMetAnother, retryForMs: options.retryForMs ?? RETRY_FOR_MS };
  const reader = new PrismaClient({ adapter: postgresReader(url), errorFormat: "minimal" });
  const writer = new PrismaClient({ adapter: postgresWriter(url, options.longestChangeMs), errorFormat: "minimal" });
  const transact = <Result>(change: Change<Result>) => writer.$transaction(change, PRISMA_LIMITS);
  return databaseWith({ reader, writer, transact: (change) => retry(() => transact(change), retrying) }, options);
}

/** Serialization failure and deadlock. */
const CONFLICTS: unknown[] = ["40001", "40P01"];

function hasMetAnother(error: unknown): boolean {
  return CONFLICTS.includes(driverCode(error));
}

const READERS = 5;
/** Writes run one by one; the second connection is for the time when a lost one is being replaced. */
const WRITERS = 2;

export function postgresReader(url: string) {
  const driver = driverOf(url, { max: READERS, parameters: { default_transaction_read_only: "on" } });
  return { provider: "postgres" as const, adapterName: driver.adapterName, connect: async () => noteTablesOf(await driver.connect()) };
}

export function postgresWriter(url: string, longestMs?: number) {
  const driver = driverOf(url, { max: WRITERS, parameters: { default_transaction_isolation: "serializable" }, longestMs });
  return {
    provider: "postgres" as const,
    adapterName: driver.adapterName,
    connect: async () => withOwnTransactions(await driver.connect()),
  };
}

function driverOf(url: string, settings: Omit<PoolSettings, "onError">) {
  const onError = (error: unknown) => logger.warn({ err: new DatabaseOutage("A connection was lost", { cause: error }) }, "database");
  return new PrismaPg(postgresPool(url, { ...settings, onError }), { disposeExternalPool: true });
}

function withOwnTransactions(connection: Connection): Connection {
  return connectionWith(connection, {
    getConnectionInfo: () => connection.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    startTransaction: async () => withOwnEnding(await connection.startTransaction()),
  });
}

function withOwnEnding(transaction: DriverTransaction): DriverTransaction {
  return endedByUs(transaction, {
    commit: async () => {
      await say(transaction, "COMMIT");
      await transaction.commit();
    },
    rollback: async (failure) => {
      try {
        if (failure === undefined || isAnswer(failure)) await say(transaction, "ROLLBACK");
      } finally {
        // only this returns the connection to the pool, which closes it if the transaction is still open
        await transaction.rollback();
      }
    },
  });
}

/** After a failover a new connection finds the primary. */
const READ_ONLY = "25006";

/** True if Postgres itself refused the statement. If it did not answer, a ROLLBACK would get no answer either. */
function isAnswer(failure: unknown): boolean {
  const code = driverCode(failure);
  return code !== undefined && code !== READ_ONLY;
}

async function say(transaction: DriverTransaction, sql: string): Promise<void> {
  await transaction.executeRaw({ sql, args: [], argTypes: [] });
}
