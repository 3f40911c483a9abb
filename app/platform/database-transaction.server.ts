import type { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { databaseCounts } from "./counts.server";

/** A connection and a transaction as Prisma's adapters for both databases offer them. */
export type Connection = Awaited<ReturnType<PrismaBetterSQLite3["connect"]>>;
export type DriverTransaction = Awaited<ReturnType<Connection["startTransaction"]>>;

/** The connection with members of our own. why not by spreading: the members of Prisma's connections belong to their classes */
export function connectionWith(connection: Connection, own: Partial<Connection>): Connection {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: (query) => connection.queryRaw(query),
    executeRaw: (query) => connection.executeRaw(query),
    executeScript: (script) => connection.executeScript(script),
    startTransaction: (isolation) => connection.startTransaction(isolation),
    dispose: () => connection.dispose(),
    ...own,
  };
}

/** Prisma's own limits, in milliseconds: so wide that ours come first (database-write, database-retry). */
export const PRISMA_LIMITS = { maxWait: 300_000, timeout: 300_000 };

interface Ending {
  commit: () => Promise<void>;
  /** `failure`: the first statement that failed; null for one that is not answered yet. */
  rollback: (failure?: unknown) => Promise<void>;
}

/**
 * A transaction that ends as we say. Prisma's own ending leaves the connection inside the transaction when COMMIT
 * fails (github.com/prisma/orm/issues/29933), on Postgres it also never gives it back to the pool.
 */
export function endedByUs(statements: Connection | DriverTransaction, { commit, rollback }: Ending): DriverTransaction {
  let failure: { error: unknown } | undefined;
  let unanswered = 0;

  async function noticing<Answer>(statement: Promise<Answer>): Promise<Answer> {
    unanswered += 1;
    try {
      return await statement;
    } catch (error) {
      failure ??= { error };
      throw error;
    } finally {
      unanswered -= 1;
    }
  }

  const undo = () => rollback(unanswered > 0 ? null : failure?.error);

  async function commitWhole(): Promise<void> {
    // why: after a failed statement Postgres answers COMMIT with a silent ROLLBACK; SQLite would store the rest
    if (failure) throw new Error("A change went on after a statement had failed: undone", { cause: failure.error });
    await noticing(commit());
  }

  return {
    provider: statements.provider,
    adapterName: statements.adapterName,
    // why: with it Prisma calls commit and rollback below, without it Prisma sends the statements itself
    options: { usePhantomQuery: true },
    queryRaw: (query) => noticing(counted(statements.queryRaw(query))),
    executeRaw: (query) => noticing(counted(statements.executeRaw(query))),
    async commit() {
      try {
        await commitWhole();
      } catch (error) {
        await undo();
        throw error;
      }
    },
    rollback: undo,
  };
}

function counted<Answer>(statement: Promise<Answer>): Promise<Answer> {
  databaseCounts.statements.write += 1;
  return statement;
}
