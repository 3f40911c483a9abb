import { databaseRefusal, passesByItself } from "~/platform/database-fault";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { withTimeBudget } from "~/platform/time-budget.server";

export async function findDatabaseState() {
  const [content, changes] = await Promise.all([
    read.contentVersion.aggregate({ _sum: { version: true } }),
    read.change.count(),
  ]);
  return {
    kind: env.DATABASE_URL.startsWith("file:") ? "SQLite" : "Postgres",
    contentVersion: content._sum.version ?? 0,
    changes,
  };
}

/** Uses the connections that serve requests. Parallel calls share one answer. */
export function isDatabaseReady(): Promise<boolean> {
  looking ??= countTables()
    .then((tables) => tables > 0, () => false)
    .finally(() => (looking = null));
  return looking;
}

let looking: Promise<boolean> | null = null;

/** Does not throw for temporary faults: `/health` reports them, and pages can still be served. */
export async function requireWritableDatabase(): Promise<void> {
  try {
    await countTables();
  } catch (error) {
    if (!passesByItself(error)) throw new Error(`The site cannot save: ${databaseRefusal(error, env.DATABASE_URL)}`, { cause: error });
  }
}

/** Reads and writes, so that both connections open at the start. Changes nothing, but fails if the database cannot be written. */
async function countTables(): Promise<number> {
  const deleteNothing = () => write((tx) => tx.rateLimit.deleteMany({ where: { key: "" } }));
  const [tables] = await withTimeBudget(() => Promise.all([read.contentVersion.count(), deleteNothing()]));
  return tables;
}
