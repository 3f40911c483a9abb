import { setImmediate } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { retentionOutbox } from "~/domain/people/login-log/apply-retention.server";
import { findRetention, foreseeRetention, saveRetention } from "~/domain/people/login-log/retention.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice } from "../access/factories";

const NOW = new Date("2026-11-21T12:30:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const FORM = { keep_days: 30, shorten_after_days: 7 };

const FRESH = { ranAt: null, shortenedUntil: null };

/** More rows of the same moment than one step shortens: the next step must get past them. */
const AT_THE_SAME_MOMENT = 300;

function enter(daysAgo: number, ipAddress: string, count = 1) {
  const row = { action: "login", success: true, ipAddress, userAgent: "" };
  const createdAt = (index: number) => new Date(NOW.getTime() - daysAgo * DAY_MS + Math.floor(index / AT_THE_SAME_MOMENT));
  const data = Array.from({ length: count }, (_, index) => ({ ...row, createdAt: createdAt(index) }));
  return write((tx) => tx.loginLog.createMany({ data }));
}

function outboxOf({ startedAt = NOW, now = NOW } = {}) {
  return retentionOutbox({ startedAt, now: () => now });
}

async function addresses() {
  return (await read.loginLog.findMany({ orderBy: { createdAt: "asc" } })).map(({ ipAddress }) => ipAddress);
}

function changes(resource: string) {
  return read.change.findMany({ where: { resource }, select: { adminUserId: true, action: true, after: true } });
}

/** The number of rows that all runs together report. */
async function countOf(resource: string) {
  const counts = (await changes(resource)).map(({ after }) => z.object({ count: z.number() }).parse(after).count);
  return counts.reduce((sum, count) => sum + count, 0);
}

beforeEach(async () => {
  await emptyOffice();
  await write((tx) => tx.logRetention.updateMany({ data: { keepDays: FORM.keep_days, shortenAfterDays: FORM.shorten_after_days, ...FRESH, version: 1 } }));
});

describe("the retention of the login log", () => {
  it("deletes the oldest rows, shortens the addresses of older ones, keeps the rest, and notes both", async () => {
    await enter(31, "198.51.100.9", 1203);
    await enter(20, "2001:db8:1:2::7");
    await enter(10, "203.0.113.7", 450);
    await enter(9, "unknown");
    await enter(8, "::ffff:203.0.113.200");
    await enter(6, "203.0.113.7");
    const foreseen = await foreseeRetention(FORM, NOW);
    await outboxOf().deliverDue();

    expect(await addresses()).toEqual(["2001:db8:1::/48", ...Array<string>(450).fill("203.0.113.0/24"), "unknown", "203.0.113.0/24", "203.0.113.7"]);
    expect(foreseen).toMatchObject({ total: 1657, deleted: 1203, shortened: 453 });
    expect(await changes("logs")).toMatchObject([{ adminUserId: null, action: "delete", after: { count: 1203 } }]);
    expect(await changes("log_addresses")).toMatchObject([{ adminUserId: null, action: "shorten", after: { count: 452 } }]);
    expect((await findRetention()).ranAt).toEqual(NOW);
  });

  it("predicts no further change after a run", async () => {
    await enter(40, "203.0.113.7", 3);
    await enter(10, "203.0.113.7", 3);
    await outboxOf().deliverDue();
    expect(await foreseeRetention(FORM, NOW)).toMatchObject({ total: 3, deleted: 0, shortened: 0 });
  });

  it("shortens rows that became older than the last run covered, such as those of an imported log", async () => {
    await enter(10, "203.0.113.7", 3);
    await outboxOf().deliverDue();
    await enter(20, "198.51.100.9", 450);
    await outboxOf({ now: new Date(NOW.getTime() + DAY_MS) }).deliverDue();
    expect(await addresses()).toEqual([...Array<string>(450).fill("198.51.100.0/24"), ...Array<string>(3).fill("203.0.113.0/24")]);
  });

  it("runs at the start of a process, once a day, and after its setting was saved", async () => {
    await outboxOf().deliverDue();
    await enter(40, "203.0.113.7");
    const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);
    await outboxOf({ now: later(23) }).deliverDue();
    expect(await read.loginLog.count()).toBe(1);
    await outboxOf({ now: later(24) }).deliverDue();
    expect(await read.loginLog.count()).toBe(0);

    await enter(40, "203.0.113.7");
    await outboxOf({ startedAt: later(25), now: later(25) }).deliverDue();
    expect(await read.loginLog.count()).toBe(0);

    await enter(20, "203.0.113.7");
    await saveRetention({ form: { keep_days: 15, shorten_after_days: 7 }, version: 1, by: "boss" });
    await outboxOf({ startedAt: NOW, now: later(26) }).deliverDue();
    expect(await read.loginLog.count()).toBe(0);
  });

  it("runs again after the clock was a year ahead", async () => {
    await outboxOf({ now: new Date(NOW.getTime() + 365 * DAY_MS) }).deliverDue();
    await enter(40, "203.0.113.7");
    await outboxOf().deliverDue();
    expect(await read.loginLog.count()).toBe(0);
  });

  it("applies a setting that is saved during a run from the next step on", async () => {
    await enter(40, "203.0.113.7", 2600);
    const running = outboxOf().deliverDue();
    await vi.waitFor(async () => expect(await read.loginLog.count()).toBeLessThan(2600), { interval: 1, timeout: 10_000 });
    await saveRetention({ form: { keep_days: 60, shorten_after_days: 60 }, version: 1, by: "boss" });
    await running;
    expect(await read.loginLog.count()).toBeGreaterThan(0);
    expect((await findRetention()).ranAt).toEqual(NOW);
    expect(await countOf("logs")).toBe(2600 - (await read.loginLog.count()));
  });

  it("counts each row once when several instances run at the same time", async () => {
    await enter(40, "203.0.113.7", 1100);
    await enter(10, "203.0.113.7", 700);
    await Promise.all(Array.from({ length: 3 }, () => outboxOf().deliverDue()));
    expect(await countOf("logs")).toBe(1100);
    expect(await countOf("log_addresses")).toBe(700);
    expect(await addresses()).toEqual(Array<string>(700).fill("203.0.113.0/24"));
  });

  it("lets other queries run between its steps", async () => {
    await enter(40, "203.0.113.7", 3000);
    const run = { isOver: false };
    const left: number[] = [];
    const look = async () => {
      while (!run.isOver) {
        await setImmediate();
        left.push(await read.loginLog.count());
      }
    };
    const looking = look();
    await outboxOf().deliverDue();
    run.isOver = true;
    await looking;
    expect(new Set(left).size).toBeGreaterThan(3);
  });

  it("has noted all its changes at every moment, so that a killed process leaves none unnoted", async () => {
    await enter(40, "203.0.113.7", 1100);
    await enter(10, "203.0.113.7", 1600);
    const running = outboxOf().deliverDue();
    const seen = new Set<number>();
    while ((await findRetention()).ranAt === null) {
      await setImmediate();
      await write(async (tx) => {
        const notes = await tx.change.findMany({ where: { resource: { in: ["logs", "log_addresses"] } }, select: { after: true } });
        const noted = notes.reduce((sum, { after }) => sum + z.object({ count: z.number() }).parse(after).count, 0);
        const whole = await tx.loginLog.count({ where: { ipAddress: "203.0.113.7" } });
        expect(noted).toBe(2700 - whole);
        seen.add(noted);
      });
    }
    await running;
    expect(seen.size).toBeGreaterThan(4);
  });

  it("stops between two steps when the process ends, and continues at the next start", async () => {
    await enter(40, "203.0.113.7", 2600);
    const outbox = outboxOf();
    outbox.start();
    await outbox.stop();
    expect(await read.loginLog.count()).toBeGreaterThan(0);
    await outboxOf().deliverDue();
    expect(await read.loginLog.count()).toBe(0);
    expect(await countOf("logs")).toBe(2600);
  });
});

describe("the retention setting", () => {
  const save = (form: { keep_days: number; shorten_after_days: number }, version = 1) => saveRetention({ form, version, by: "boss" });

  it("is saved and noted with the person; an equal value writes nothing", async () => {
    const form = { keep_days: 60, shorten_after_days: 7 };
    expect(await save(form)).toMatchObject({ ok: true, record: { form: { keep_days: 60 }, version: 2 } });
    expect(await save(form, 2)).toMatchObject({ ok: true, record: { version: 2 } });
    expect(await changes("log_retention")).toMatchObject([{ adminUserId: "boss", action: "update", after: { keep_days: 60 } }]);
  });

  it("merges changes of different fields and reports a conflict about the same field", async () => {
    await save({ keep_days: 60, shorten_after_days: 7 });
    expect(await save({ keep_days: 30, shorten_after_days: 3 })).toMatchObject({ ok: true, record: { form: { keep_days: 60, shorten_after_days: 3 } } });
    const conflict = await save({ keep_days: 90, shorten_after_days: 7 });
    expect(conflict).toMatchObject({ ok: false, reason: "conflict", conflict: { conflicts: [{ name: "keep_days", stored: 60, typed: 90 }] } });
  });
});
