import { driverCode } from "./database-fault";
import { retry } from "./database-retry";
import { postgresReader, postgresWriter } from "./database-postgres-connections.server";
import { PRISMA_LIMITS } from "./database-transaction.server";
import type { Change, Database, DatabaseOptions } from "./database-types";
import { databaseWith } from "./database-write.server";
import { PrismaClient } from "./generated/postgres/as-sqlite";

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
