import Database from "better-sqlite3";
import pg from "pg";
import { vi } from "vitest";

/** The number of statements that a read sends to the database, with SQLite or Postgres. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(Database.prototype, "prepare"), vi.spyOn(pg.Client.prototype, "query")];
  try {
    await work();
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
