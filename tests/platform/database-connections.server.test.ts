import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/platform/database-open.server";
import type { Database } from "~/platform/database-types";
import { postgresReader, postgresWriter } from "~/platform/database-postgres.server";
import { sqliteReader, sqliteWriter } from "~/platform/database-sqlite.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import { turn } from "~/platform/turns";

const url = process.env.DATABASE_URL ?? "";
const isSqlite = url.startsWith("file:");
const INSERT = "INSERT INTO website_settings (key, value, updated_at) VALUES ('a', '', CURRENT_TIMESTAMP)";

type Factory = ReturnType<typeof sqliteWriter> | ReturnType<typeof postgresWriter> | ReturnType<typeof postgresReader>;

/** Sends one statement on its own connection. */
async function ask(factory: Factory, sql: string) {
  const connection = await factory.connect();
  try {
    return (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows.flat();
  } finally {
    await connection.dispose();
  }
}

/** For work that blocks the event loop. */
const PIECE_MS = 10;

function work(): void {
  for (const end = performance.now() + PIECE_MS; performance.now() < end; );
}

describe.runIf(isSqlite)("the connections to SQLite", () => {
  it("use one SQLite version, newer than the memory fault of CVE-2025-6965, for all connections", async () => {
    const own = new Sqlite(":memory:");
    const version = String(own.prepare("select sqlite_version()").pluck().get());
    own.close();
    expect(await ask(sqliteReader(url), "select sqlite_version()")).toEqual([version]);
    expect(version.localeCompare("3.50.2", "en", { numeric: true })).toBeGreaterThanOrEqual(0);
  });

  it("cannot write on the read connection", async () => {
    await expect(ask(sqliteReader(url), INSERT)).rejects.toThrow("attempt to write a readonly database");
  });

  it("tolerate a busy machine without treating the database as lost", async () => {
    const connection = await sqliteReader(url).connect();
    const pieces = Array.from({ length: 40 }, () => turn().then(work));
    const answer = withTimeBudget(() => connection.queryRaw({ sql: "select 1", args: [], argTypes: [] }), 10 * PIECE_MS);
    await expect(answer).resolves.toMatchObject({ columnNames: ["1"] });
    await Promise.all(pieces);
    await connection.dispose();
  });

  it.each([
    ["journal_mode", "wal"],
    // 2 is FULL: an acknowledged write survives a power cut.
    ["synchronous", "2"],
    ["foreign_keys", "1"],
    ["busy_timeout", "0"],
  ])("write with %s = %s", async (pragma, value) => {
    expect((await ask(sqliteWriter(url, {}), `PRAGMA ${pragma}`)).map(String)).toEqual([value]);
  });

  it.each([
    ["read", (database: Database) => database.read.websiteSetting.findMany()],
    ["write", (database: Database) => database.write((tx) => tx.websiteSetting.count())],
  ])("leave the event loop free while hundreds %s at once", async (_, ask) => {
    const database = await openDatabase(url);
    const rounds = { count: 0, isOver: false };
    const round = () => {
      rounds.count += 1;
      if (!rounds.isOver) setImmediate(round);
    };
    await ask(database);
    setImmediate(round);
    await Promise.all(Array.from({ length: 900 }, () => ask(database)));
    rounds.isOver = true;
    await database.close();
    expect(rounds.count).toBeGreaterThan(20);
  });

  it("do not block the event loop while another program has the file locked", async () => {
    const database = await openDatabase(url, { retryForMs: 60_000 });
    await database.write((tx) => tx.websiteSetting.deleteMany());
    const other = new Sqlite(url.slice("file:".length));
    other.exec("BEGIN IMMEDIATE");
    let isOver = false;
    const waiting = database.write((tx) => tx.websiteSetting.count()).finally(() => (isOver = true));
    // counts turns instead of time: a blocking driver allows none until it gives up, and a busy machine only a few
    for (let turn = 0; turn < 20; turn += 1) await wait(5);
    expect(isOver).toBe(false);
    other.exec("COMMIT");
    other.close();

    expect(await waiting).toBe(0);
    await database.close();
  });

  it("give up when the other program keeps the lock, and write again when it releases it", async () => {
    const database = await openDatabase(url, { retryForMs: 100 });
    const count = () => database.write((tx) => tx.websiteSetting.count());
    const other = new Sqlite(url.slice("file:".length));
    await count();
    other.exec("BEGIN IMMEDIATE");

    await expect(count()).rejects.toThrow("timed out");
    other.exec("ROLLBACK");
    other.close();
    expect(await count()).toBe(0);
    await database.close();
  });
});

describe.runIf(!isSqlite)("the connections to Postgres", () => {
  it("cannot write on the read connection", async () => {
    await expect(ask(postgresReader(url), INSERT)).rejects.toThrow("read-only transaction");
  });

  it("write with serializable transactions", async () => {
    expect(await ask(postgresWriter(url), "SHOW transaction_isolation")).toEqual(["serializable"]);
  });
});
