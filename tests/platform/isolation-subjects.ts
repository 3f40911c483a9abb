import { setTimeout as wait } from "node:timers/promises";
import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import { withOwnTransactions } from "~/platform/database-sqlite.server";
import { PRISMA_LIMITS } from "~/platform/database-transaction.server";
import type { Database } from "~/platform/database-types";
import { databaseWith } from "~/platform/database-write.server";
import { PrismaClient as PostgresClient } from "~/platform/generated/postgres/as-sqlite";
import { PrismaClient } from "~/platform/generated/sqlite/client";
import type { Subject } from "./isolation-requests";

type ClosableSubject = Subject & { close: () => Promise<void> };

/** The app, as two processes that share one database. */
export function pairOf(one: Database, other: Database): ClosableSubject {
  let turn = 0;
  const next = () => ((turn += 1) % 2 === 0 ? one : other);
  return {
    read: one.read,
    write: (change) => next().write(change),
    put: (data) => next().write((tx) => tx.websiteSetting.create({ data })),
    close: async () => void (await Promise.all([one.close(), other.close()])),
  };
}

/** Our transactions on a file without WAL, where COMMIT itself is refused while somebody reads. */
export function withoutWal(url: string): ClosableSubject {
  const driver = new PrismaBetterSQLite3({ url, timeout: 0 });
  const connect = async () => withOwnTransactions(await driver.connect());
  const writer = new PrismaClient({ adapter: { provider: "sqlite", adapterName: driver.adapterName, connect } });
  const reader = new PrismaClient({ adapter: new PrismaBetterSQLite3({ url, timeout: 0 }) });
  const database = databaseWith({ reader, writer, transact: (change) => writer.$transaction(change, PRISMA_LIMITS) }, {});
  return { ...database, put: (data) => database.write((tx) => tx.websiteSetting.create({ data })) };
}

/** A client as in Prisma's documentation. Its calls have a time limit, because it hangs after a failed COMMIT. */
export function plain(url: string): ClosableSubject {
  const client = plainClient(url);
  // on Postgres each failed COMMIT keeps a connection forever, and a read would wait for one as long
  const reader = url.startsWith("file:") ? client : plainClient(url);
  return {
    read: reader,
    write: (change) => withTimeout(client.$transaction(change)),
    put: (data) => withTimeout(client.websiteSetting.create({ data })),
    close: async () => {
      for (const one of new Set([client, reader])) await withTimeout(one.$disconnect()).catch(() => undefined);
    },
  };
}

function plainClient(url: string) {
  return url.startsWith("file:")
    ? new PrismaClient({ adapter: new PrismaBetterSQLite3({ url, timeout: 100 }) })
    : new PostgresClient({ adapter: new PrismaPg({ connectionString: url }) });
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([work, wait(3_000).then(() => Promise.reject(new Error("still waiting")))]);
}
