import { beforeEach, describe, expect, it } from "vitest";
import { browserName } from "~/domain/people/login-log/browser-name";
import { read, write } from "~/platform/database.server";
import { diceFrom } from "../../../platform/dice";
import { sqlOf } from "../../../harness/sql";
import { emptyOffice, employ } from "../access/factories";

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = Date.parse("2026-10-24T22:00:00Z");

/** Real ones, and some that could be taken for another. */
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
    ipAddress: "203.0.113.7",
    userAgent: dice.pick(AGENTS),
    createdAt: new Date(BEGIN + dice.below(40 * HOUR_MS)),
  };
}

/** The rows of the log, counted one by one. */
async function countedRows() {
  const counts = new Map<string, number>();
  for (const { action, success, createdAt, userAgent } of await read.loginLog.findMany()) {
    const hour = new Date(createdAt.getTime() - (createdAt.getTime() % HOUR_MS)).toISOString();
    const key = [action, success, hour, browserName(userAgent)].join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${key} ${count.toString()}`).toSorted();
}

async function countedHours() {
  const hours = await read.loginLogHour.findMany();
  return hours
    .map(({ action, success, hour, browser, count }) => `${[action, success, hour.toISOString(), browser].join()} ${count.toString()}`)
    .toSorted();
}

beforeEach(emptyOffice);

describe("the counts by hour", () => {
  it("are those of the rows, whatever is written, changed and deleted in whatever order", async () => {
    const { adminUserId } = await employ();
    for (let round = 0; round < 25; round += 1) {
      await write((tx) => tx.loginLog.createMany({ data: Array.from({ length: dice.below(40) }, () => anyRow(adminUserId)) }));
      await write((tx) => tx.loginLog.create({ data: anyRow(null) }));
      const some = await read.loginLog.findMany({ select: { id: true }, skip: dice.below(60), take: dice.below(60) });
      const ids = some.map(({ id }) => id);
      const moved = ids.slice(0, 3);
      await write((tx) => tx.loginLog.updateMany({ where: { id: { in: moved } }, data: anyRow(null) }));
      await write((tx) => tx.loginLog.deleteMany({ where: { id: { in: ids.slice(3) } } }));
      expect(await countedHours()).toEqual(await countedRows());
    }
    expect((await countedHours()).length).toBeGreaterThan(20);
  });

  it("follow what is undone, and what is written beside the product", async () => {
    await write(async (tx) => {
      await tx.loginLog.create({ data: anyRow(null) });
      throw new Error("changed my mind");
    }).catch(() => undefined);
    expect(await countedHours()).toEqual([]);

    await write((tx) => tx.loginLog.createMany({ data: Array.from({ length: 30 }, () => anyRow(null)) }));
    const sql = sqlOf(process.env.DATABASE_URL ?? "");
    await sql.run(["DELETE FROM login_logs WHERE success = false"]);
    expect(await countedHours()).toEqual(await countedRows());
    await sql.run([process.env.TEST_DATABASE === "postgres" ? "TRUNCATE login_logs" : "DELETE FROM login_logs"]);
    await sql.close();
    expect(await countedHours()).toEqual([]);
  });
});
