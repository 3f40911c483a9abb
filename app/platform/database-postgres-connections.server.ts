import { PrismaPg } from "@prisma/adapter-pg";
import { type Connection, type DriverTransaction, endedByUs } from "./database-transaction.server";
import { withNotes } from "./tables-read.server";

const READERS = 5;
/** Writes of one process come one after the other; a second connection is there while a lost one is replaced. */
const WRITERS = 2;
const CONNECT_MS = 5_000;
/** No statement of ours is slow: one that takes this long waits for somebody who has gone. */
const STATEMENT_MS = 10_000;

/** Connections that Postgres refuses to write on. */
export function postgresReader(url: string) {
  const driver = new PrismaPg(settings(url, { max: READERS, default_transaction_read_only: "on" }));
  return { provider: "postgres" as const, adapterName: driver.adapterName, connect: async () => withNotes(await driver.connect()) };
}

/** Connections on which transactions behave as if each ran alone, and are ended by us. */
export function postgresWriter(url: string) {
  const driver = new PrismaPg(settings(url, { max: WRITERS, default_transaction_isolation: "serializable" }));
  return {
    provider: "postgres" as const,
    adapterName: driver.adapterName,
    connect: async () => withOwnTransactions(await driver.connect()),
  };
}

function settings(url: string, { max, ...parameters }: { max: number } & Record<string, string | number>) {
  return {
    connectionString: url,
    max,
    options: Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`).join(" "),
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // why: a connection that nobody uses does not keep a process alive that wants to end
    allowExitOnIdle: true,
  };
}

function withOwnTransactions(connection: Connection): Connection {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: (query) => connection.queryRaw(query),
    executeRaw: (query) => connection.executeRaw(query),
    executeScript: (script) => connection.executeScript(script),
    getConnectionInfo: () => connection.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    startTransaction: async () => withOwnEnding(await connection.startTransaction()),
    dispose: () => connection.dispose(),
  };
}

function withOwnEnding(transaction: DriverTransaction): DriverTransaction {
  return endedByUs(transaction, {
    commit: async () => {
      await say(transaction, "COMMIT");
      await transaction.commit();
    },
    rollback: async () => {
      try {
        await say(transaction, "ROLLBACK");
      } finally {
        // why: only this gives the connection back to the pool, which drops it if it is broken
        await transaction.rollback();
      }
    },
  });
}

async function say(transaction: DriverTransaction, sql: string): Promise<void> {
  await transaction.executeRaw({ sql, args: [], argTypes: [] });
}
