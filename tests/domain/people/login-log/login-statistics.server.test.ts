import { beforeEach, describe, expect, it } from "vitest";
import { browserName } from "~/domain/people/login-log/login-log";
import { findLoginStatistics } from "~/domain/people/login-log/login-logs-admin.server";
import { read, write } from "~/platform/database.server";
import { diceFrom } from "../../../platform/dice";
import { sqlOf } from "../../../harness/sql";
import { emptyOffice, employ } from "../access/factories";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Midnight in Palma, during summer time. */
const MONTH_BEGIN = new Date("2026-10-22T22:00:00Z");
const NOW = new Date("2026-11-21T12:30:00Z");

/** Real user agents, and some that resemble others. */
const AGENTS = [
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36 Edge/17.17134",
  "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 EdgA/140.0",
  "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/143.0 Mobile/15E148 Safari/605.1.15",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
  "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  "curl/8.5.0",
  "firefox/1 CHROME/2 [*?] %_ 'x'",
  "",
];

const dice = diceFrom(41);

function anyRow(adminUserId: string | null) {
  const action = dice.pick(["login", "failed_login", "logout"]);
  return {
    action,
    adminUserId,
    success: action !== "failed_login",
    ipAddress: dice.pick(["203.0.113.7", "203.0.113.8"]),
    userAgent: dice.pick(AGENTS),
    createdAt: new Date(NOW.getTime() - dice.below(40 * DAY_MS)),
  };
}

/** The same figures, counted row by row. */
async function counted() {
  const rows = await read.loginLog.findMany({ where: { action: "login" } });
  const shown = rows.filter(({ createdAt }) => createdAt >= MONTH_BEGIN);
  const browsers = new Map<string, number>();
  for (const name of shown.map(({ userAgent }) => browserName(userAgent))) browsers.set(name, (browsers.get(name) ?? 0) + 1);
  const most = [...browsers.values()].sort((one, other) => other - one).slice(0, 4);
  return { month: shown.length, hours: shown.length, most };
}

async function shown() {
  const { month, hours, browsers } = await findLoginStatistics(NOW);
  return { month: month.count, hours: hours.reduce((sum, count) => sum + count, 0), most: browsers.map(({ count }) => count) };
}

beforeEach(emptyOffice);

describe("the statistics of the login log", () => {
  it("equal a count of the rows after any sequence of inserts, updates and deletions", async () => {
    const { adminUserId } = await employ();
    const months: number[] = [];
    for (let round = 0; round < 25; round += 1) {
      await write((tx) => tx.loginLog.createMany({ data: Array.from({ length: dice.below(40) }, () => anyRow(adminUserId)) }));
      await write((tx) => tx.loginLog.create({ data: anyRow(null) }));
      const some = await read.loginLog.findMany({
        select: { id: true },
        orderBy: { createdAt: "asc" },
        skip: dice.below(60),
        take: dice.below(60),
      });
      const ids = some.map(({ id }) => id);
      const moved = ids.slice(0, 3);
      await write((tx) => tx.loginLog.updateMany({ where: { id: { in: moved } }, data: anyRow(null) }));
      await write((tx) => tx.loginLog.deleteMany({ where: { id: { in: ids.slice(3) } } }));
      const statistics = await shown();
      expect(statistics).toEqual(await counted());
      months.push(statistics.month);
    }
    expect(Math.max(...months)).toBeGreaterThan(5);
  });

  it("follow a rolled-back transaction and SQL that bypasses the app", async () => {
    await write(async (tx) => {
      await tx.loginLog.create({ data: { ...anyRow(null), action: "login" } });
      throw new Error("rolled back");
    }).catch(() => undefined);
    expect((await shown()).month).toBe(0);

    await write((tx) => tx.loginLog.createMany({ data: Array.from({ length: 30 }, () => anyRow(null)) }));
    const sql = sqlOf(process.env.DATABASE_URL ?? "");
    await sql.run(["DELETE FROM login_logs WHERE ip_address = '203.0.113.8'"]);
    expect(await shown()).toEqual(await counted());
    await sql.run([process.env.TEST_DATABASE === "postgres" ? "TRUNCATE login_logs" : "DELETE FROM login_logs"]);
    await sql.close();
    expect((await shown()).month).toBe(0);
  });
});
