import { sqliteReader, sqliteWriter } from "./database-sqlite-connections.server";
import { PRISMA_LIMITS } from "./database-transaction.server";
import type { Database, DatabaseOptions } from "./database-types";
import { writeWith } from "./database-write.server";
import { PrismaClient } from "./generated/sqlite/client";

/**
 * Opens a SQLite file with one connection that reads and one that writes. The adapter gives all queries of a client
 * one connection: on a shared one, other requests would run inside whatever transaction is open (decision 006).
 */
export function openSqlite(url: string, options: DatabaseOptions = {}): Database {
  const reader = new PrismaClient({ adapter: sqliteReader(url), errorFormat: "minimal" });
  const writer = new PrismaClient({ adapter: sqliteWriter(url, options.retryForMs), errorFormat: "minimal" });
  const { write, whenIdle } = writeWith((change) => writer.$transaction(change, PRISMA_LIMITS), options);
  return {
    read: reader,
    write,
    close: async () => {
      await whenIdle();
      await Promise.all([reader.$disconnect(), writer.$disconnect()]);
    },
  };
}
