import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";

type DatabaseState = { kind: "SQLite" | "Postgres"; contentVersion: number; changes: number };

/** Which database answers, how often its content has changed, and how much staff have done. */
export async function findDatabaseState(): Promise<DatabaseState> {
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

/** Whether the database answers and has been migrated and filled. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    return (await read.contentVersion.count()) > 0;
  } catch {
    return false;
  }
}
