import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/platform/database-open.server";
import type { Database } from "~/platform/database-types";
import { withTimeBudget } from "~/platform/time-budget.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import { sqlOf } from "../harness/sql";
import { REFUSED_AT_COMMIT } from "./isolation-requests";
import { REFUSE_ON_POSTGRES, REFUSE_ON_SQLITE } from "./database-failures";

const url = process.env.DATABASE_URL ?? "";
const isSqlite = url.startsWith("file:");
const refuseAtCommit = isSqlite ? REFUSE_ON_SQLITE : REFUSE_ON_POSTGRES;

let database: Database;

beforeAll(async () => {
  const sql = sqlOf(url);
  await sql.run(refuseAtCommit);
  await sql.close();
});
beforeEach(async () => {
  database = await openDatabase(url);
});
afterEach(async () => {
  await database.write((tx) => tx.websiteSetting.deleteMany());
  await database.close();
});

const put = (key: string) => database.write((tx) => tx.websiteSetting.create({ data: { key, value: "" } }));
const never = () => new Promise<never>(() => undefined);

async function storedKeys() {
  const rows = await database.read.websiteSetting.findMany({ orderBy: { key: "asc" } });
  return rows.map(({ key }) => key);
}

describe("write", () => {
  it("stores the change and returns its result", async () => {
    const answer = await database.write(async (tx) => {
      await tx.websiteSetting.create({ data: { key: "a", value: "" } });
      return tx.websiteSetting.count();
    });

    expect(answer).toBe(1);
    expect(await storedKeys()).toEqual(["a"]);
  });

  it("rolls back a change that throws, and throws the same error", async () => {
    const reason = new Error("changed my mind");
    const failing = database.write(async (tx) => {
      await tx.websiteSetting.create({ data: { key: "a", value: "" } });
      throw reason;
    });

    await expect(failing).rejects.toBe(reason);
    expect(await storedKeys()).toEqual([]);
  });

  it("runs changes in the order of their calls", async () => {
    const order: string[] = [];
    const slow = database.write(async () => {
      await wait(20);
      order.push("slow");
    });
    const quick = database.write(async () => void order.push("quick"));
    await Promise.all([slow, quick]);

    expect(order).toEqual(["slow", "quick"]);
  });

  it("refuses to be called inside itself, which would wait forever", async () => {
    const nested = database.write(() => put("inner"));

    await expect(nested).rejects.toThrow("`write` was called inside `write`");
    await put("afterwards");
    expect(await storedKeys()).toEqual(["afterwards"]);
  });

  it("may be called by work that a change started, after the change has ended", async () => {
    const later: Promise<unknown>[] = [];
    await database.write(async () => void later.push(wait(20).then(() => put("later"))));
    await Promise.all(later);

    expect(await storedKeys()).toEqual(["later"]);
  });

  it("rolls back a change that does not end, and runs the next one", async () => {
    const hurried = await openDatabase(url, { longestChangeMs: 200 });
    let late: Promise<unknown> | undefined;
    const endless = hurried.write(async (tx) => {
      late = wait(400).then(() => tx.websiteSetting.create({ data: { key: "late", value: "" } }));
      await tx.websiteSetting.create({ data: { key: "endless", value: "" } });
      return never();
    });

    await expect(endless).rejects.toThrow("took longer than 200 ms");
    await hurried.write((tx) => tx.websiteSetting.count());
    await expect(late).rejects.toThrow("Transaction already closed");
    expect(await storedKeys()).toEqual([]);
    await hurried.close();
  });

  it("does not start a change whose caller has given up; its time begins in the queue", async () => {
    let finish = (): void => undefined;
    const first = database.write(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(withTimeBudget(() => put("late"), TIME_LIMITS.pageAfterChange + 200)).rejects.toThrow("did not answer in time");
    finish();
    await first;
    await database.write((tx) => tx.websiteSetting.count());
    expect(await storedKeys()).toEqual([]);
  });

  it("rolls back a change whose caller gives up while it runs", async () => {
    let finish = (): void => undefined;
    const late = withTimeBudget(
      () =>
        database.write(async (tx) => {
          await tx.websiteSetting.create({ data: { key: "late", value: "" } });
          await new Promise<void>((resolve) => (finish = resolve));
        }),
      TIME_LIMITS.pageAfterChange + 200,
    );
    await expect(late).rejects.toThrow("did not answer in time");
    finish();
    await database.write((tx) => tx.websiteSetting.count());
    expect(await storedKeys()).toEqual([]);
  });

  it("rolls back a change that continued after a failed statement", async () => {
    await put("taken");
    const goingOn = database.write(async (tx) => {
      await tx.websiteSetting.create({ data: { key: "before", value: "" } });
      await tx.websiteSetting.create({ data: { key: "taken", value: "" } }).catch(() => undefined);
      return "all is well";
    });

    await expect(goingOn).rejects.toThrow("A change went on after a statement had failed");
    expect(await storedKeys()).toEqual(["taken"]);
  });

  it.runIf(!isSqlite)("retries a change that conflicted with another transaction", async () => {
    // `trouble.ts` makes every fifth commit conflict
    for (let time = 0; time < 10; time += 1) await put(`row-${time}`);

    expect(await storedKeys()).toHaveLength(10);
  });

  it("survives many failing commits", async () => {
    for (let time = 0; time < 12; time += 1) await expect(put(`${REFUSED_AT_COMMIT}${time}`)).rejects.toThrow();

    await put("afterwards");
    expect(await storedKeys()).toEqual(["afterwards"]);
  });

  it("rejects a change when a thousand are waiting", async () => {
    const accepted = Array.from({ length: 1001 }, () => database.write(async () => 1));

    await expect(put("too much")).rejects.toThrow("1000 writes are waiting");
    await expect(Promise.all(accepted)).resolves.toHaveLength(1001);
  });

  it("finishes before the database is closed", async () => {
    const other = await openDatabase(url);
    const order: string[] = [];
    const slow = other.write(async (tx) => {
      await wait(50);
      await tx.websiteSetting.create({ data: { key: "slow", value: "" } });
    });
    await Promise.all([slow.then(() => order.push("stored")), other.close().then(() => order.push("closed"))]);

    expect(order).toEqual(["stored", "closed"]);
    expect(await storedKeys()).toEqual(["slow"]);
  });
});
