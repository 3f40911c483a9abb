import { once } from "node:events";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/platform/database-open.server";
import type { Change, Database } from "~/platform/database-types";
import { CONTENT_TABLES } from "../../prisma/content-triggers.mjs";
import { type Sql, sqlOf } from "../harness/sql";
import { CONTENT_SAMPLES } from "./content-samples";

const url = process.env.DATABASE_URL ?? "";
const isSqlite = url.startsWith("file:");

let database: Database;
let sql: Sql;

beforeAll(async () => {
  database = await openDatabase(url);
  sql = sqlOf(url);
});
afterAll(() => Promise.all([database.close(), sql.close()]));

async function versions() {
  const rows = await sql.rows("SELECT table_name, version FROM content_version");
  return new Map(rows.map((row) => [String(row.table_name), Number(row.version)]));
}

/** The increase of each table's version. */
async function counted(action: () => Promise<unknown>) {
  const before = await versions();
  await action();
  const counts = [...(await versions())].map(([table, version]) => [table, version - (before.get(table) ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

function writing<Result>(change: Change<Result>) {
  return () => database.write(change);
}

describe("the content version", () => {
  it("has a sample for every table that it covers", () => {
    expect(Object.keys(CONTENT_SAMPLES).toSorted()).toEqual(CONTENT_TABLES.toSorted());
  });

  it.each(Object.entries(CONTENT_SAMPLES))("rises with each inserted, updated or deleted row of %s", async (table, create) => {
    expect(await counted(writing(create))).toEqual({ [table]: 1 });
    const [row = {}] = await sql.rows(`SELECT * FROM "${table}"`);
    const [column = ""] = Object.keys(row);
    expect(await counted(() => sql.run([`UPDATE "${table}" SET "${column}" = "${column}"`]))).toEqual({ [table]: 1 });
    expect(await counted(() => sql.run([`DELETE FROM "${table}"`]))).toEqual({ [table]: 1 });
  });

  it("stays unchanged when no row was found", async () => {
    const change = writing((tx) => tx.partner.updateMany({ where: { id: "nobody", version: 1 }, data: { name: "new" } }));
    expect(await counted(change)).toEqual({});
  });

  it("stays unchanged after a rollback", async () => {
    const failing = () =>
      database
        .write(async (tx) => {
          await tx.partner.create({ data: { name: "" } });
          throw new Error("rolled back");
        })
        .catch(() => undefined);
    expect(await counted(failing)).toEqual({});
  });

  it("stays unchanged for tables that no page shows", async () => {
    const change = writing((tx) => tx.change.create({ data: { resource: "partner", recordId: "a", action: "update" } }));
    expect(await counted(change)).toEqual({});
  });

  it.runIf(!isSqlite).each(CONTENT_TABLES)("rises when %s is truncated", async (table) => {
    expect(await counted(() => sql.run([`TRUNCATE "${table}"`]))).toEqual({ [table]: 1 });
  });

  it.runIf(!isSqlite)("notifies every other instance", async () => {
    const listener = new pg.Client({ connectionString: url });
    await listener.connect();
    await listener.query("LISTEN content_version");
    const notice = once(listener, "notification");
    await database.write((tx) => tx.partner.create({ data: { name: "" } }));

    expect(await notice).toMatchObject([{ channel: "content_version", payload: "partners" }]);
    await listener.end();
  });
});
