import { copyFile } from "node:fs/promises";
import Sqlite from "better-sqlite3";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/platform/database-open.server";
import { sqlOf } from "../harness/sql";
import type { Broken } from "./isolation-ledger";
import type { Subject } from "./isolation-requests";
import { crowd, letLoose, type Rival } from "./isolation-scenario";
import { pairOf, plain, withoutWal } from "./isolation-subjects";
import { REFUSE_ON_POSTGRES, REFUSE_ON_SQLITE, rivalOnPostgres, rivalOnSqlite } from "./database-failures";

const url = process.env.DATABASE_URL ?? "";
const isSqlite = url.startsWith("file:");
const file = url.slice("file:".length);
const rival = isSqlite ? rivalOnSqlite(file) : rivalOnPostgres(url);

beforeAll(async () => {
  const sql = sqlOf(url);
  await sql.run(isSqlite ? REFUSE_ON_SQLITE : REFUSE_ON_POSTGRES);
  await sql.close();
});

/** Runs many random crowds one after another until one breaks a guarantee. */
async function tryToBreak(subject: Subject, rivalOf: Rival): Promise<{ troubled: number; acknowledged: number }> {
  const total = { troubled: 0, acknowledged: 0 };
  const keepsItsPromises = fc.asyncProperty(crowd, async (steps) => {
    const { troubled, acknowledged, broken } = await letLoose(subject, { steps, rival: rivalOf });
    total.troubled += troubled;
    total.acknowledged += acknowledged;
    expect(broken).toEqual({ lost: [], dirty: [] });
  });
  // a smaller example would not fail again, because failures depend on timing
  await fc.assert(keepsItsPromises, { numRuns: 40, endOnFailure: true });
  return total;
}

/** Runs such crowds on plain clients until they have broken the guarantees. */
async function findBroken(isEnough: (broken: Broken) => boolean): Promise<Broken> {
  const broken: Broken = { lost: [], dirty: [] };
  for (let crowds = 0; crowds < 20 && !isEnough(broken); crowds += 1) {
    const subject = plain(url);
    const found = await letLoose(subject, { steps: fc.sample(crowd, 1).flat(), rival });
    broken.lost.push(...found.broken.lost);
    broken.dirty.push(...found.broken.dirty);
    await subject.close();
  }
  return broken;
}

describe("requests that fail, take long and meet locks", () => {
  it("lose no acknowledged write and see no uncommitted one", async () => {
    const subject = pairOf(await openDatabase(url), await openDatabase(url));

    const { troubled, acknowledged } = await tryToBreak(subject, rival);
    await subject.close();

    expect(troubled).toBeGreaterThan(1000);
    expect(acknowledged).toBeGreaterThan(troubled / 2);
  });

  it.runIf(isSqlite)("keep these guarantees when COMMIT finds the file busy", async () => {
    await copyFile(file, `${file}-without-wal`);
    const database = new Sqlite(`${file}-without-wal`);
    expect(database.pragma("journal_mode = DELETE", { simple: true })).toBe("delete");
    database.close();
    const subject = withoutWal(`${url}-without-wal`);

    const { troubled } = await tryToBreak(subject, rivalOnSqlite(`${file}-without-wal`));
    await subject.close();

    expect(troubled).toBeGreaterThan(1000);
  });

  it("break these guarantees with a plain client", async () => {
    // Postgres gives each transaction its own connection, so only increments are lost there
    const isEnough = ({ lost, dirty }: Broken) => lost.length > 0 && (dirty.length > 0 || !isSqlite);

    const broken = await findBroken(isEnough);

    expect(broken).toSatisfy(isEnough);
  });
});
