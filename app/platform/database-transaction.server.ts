import type { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { databaseCounts } from "./counts.server";

export type Connection = Awaited<ReturnType<PrismaBetterSQLite3["connect"]>>;
export type DriverTransaction = Awaited<ReturnType<Connection["startTransaction"]>>;

/** Not with spread syntax, because Prisma's connections are class instances. */
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

/** Milliseconds; high enough that our own limits apply first. */
export const PRISMA_LIMITS = { maxWait: 300_000, timeout: 300_000 };

interface Ending {
  commit: () => Promise<void>;
  /** `failure` is that of the first failed statement; null while a statement has no answer. */
  rollback: (failure?: unknown) => Promise<void>;
}

/**
 * When COMMIT fails, Prisma leaves the connection inside the transaction (github.com/prisma/orm/issues/29933), and on
 * Postgres never returns it to the pool.
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
    // after a failed statement Postgres answers COMMIT with a silent ROLLBACK, and SQLite would store the rest
    if (failure) throw new Error("A change went on after a statement had failed: undone", { cause: failure.error });
    await noticing(commit());
  }

  return {
    provider: statements.provider,
    adapterName: statements.adapterName,
    // makes Prisma call the two functions below instead of sending the statements itself
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
