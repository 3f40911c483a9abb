import { setImmediate } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deleteLogs } from "~/domain/people/login-log/retention.server";
import { listLogs, listPeopleOfLog, listRecentLogins, logFileName, LOGS_SHOWN, openLogFile } from "~/domain/people/login-log/login-logs-admin.server";
import { recordFailedLogin, recordRefusedLogin } from "~/domain/people/login-log/login-logs.server";
import { deleteUser } from "~/domain/people/users/user-steps.server";
import { read, write } from "~/platform/database.server";
import { writeManyRows } from "../../../harness/many-rows";
import { emptyOffice, employ } from "../access/factories";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;

type Entry = { daysAgo?: number; action?: string; adminUserId?: string; errorMessage?: string; userAgent?: string };

function entry({ daysAgo = 0, action = "login", adminUserId, errorMessage, userAgent = "Chrome/140" }: Entry, index = 0) {
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS - Math.floor(index / 3) * 1000);
  const success = action !== "failed_login";
  return { action, adminUserId, errorMessage, userAgent, success, ipAddress: "203.0.113.7", createdAt };
}

const enter = (...entries: Entry[]) => writeManyRows(entries.map(entry), (tx, data) => tx.loginLog.createMany({ data }));

async function fileText(filter = {}) {
  let text = "";
  for await (const chunk of await openLogFile(filter)) text += String(chunk);
  return text;
}

beforeEach(emptyOffice);

describe("the login log", () => {
  it("lists each row once over all pages, also rows of the same moment", async () => {
    await enter(...Array.from({ length: 2 * LOGS_SHOWN + 7 }, () => ({})));
    const seen: string[] = [];
    let behind: Parameters<typeof listLogs>[1];
    for (let pages = 0; pages < 3; pages += 1) {
      const { logs, older } = await listLogs({}, behind);
      seen.push(...logs.map(({ id }) => id));
      behind = older ?? undefined;
    }
    expect(behind).toBeUndefined();
    expect(new Set(seen).size).toBe(2 * LOGS_SHOWN + 7);
  });

  it("can be filtered by action, person and days", async () => {
    const { adminUserId } = await employ();
    await enter({ adminUserId }, { action: "logout", adminUserId }, { daysAgo: 3 }, { daysAgo: 9 });
    const count = async (filter: Parameters<typeof listLogs>[0]) => (await listLogs(filter)).logs.length;
    expect(await count({})).toBe(4);
    expect(await count({ action: "logout" })).toBe(1);
    expect(await count({ person: adminUserId })).toBe(2);
    expect(await count({ from: "2026-11-18" })).toBe(3);
    expect(await count({ from: "2026-11-18", to: "2026-11-20" })).toBe(1);
  });
});

it("a page starts behind its position within the filtered days, wherever the position lies", async () => {
  const times = [1, 2, 2.001, 3, 4, 5];
  await enter(...times.map((daysAgo) => ({ daysAgo })));
  const behind = (daysAgo: number) => ({ createdAt: new Date(NOW.getTime() - daysAgo * DAY_MS), id: "0" });
  const ages = async (filter: Parameters<typeof listLogs>[0], daysAgo: number) => {
    const { logs } = await listLogs(filter, behind(daysAgo));
    return logs.map(({ createdAt }) => Math.round((NOW.getTime() - createdAt.getTime()) / DAY_MS));
  };
  expect(await ages({ to: "2026-11-18" }, 4.5)).toEqual([5]);
  expect(await ages({ to: "2026-11-18" }, 0.5)).toEqual([3, 4, 5]);
  expect(await ages({ from: "2026-11-17", to: "2026-11-19" }, 2.5)).toEqual([3, 4]);
  expect(await ages({ from: "2026-11-19" }, 1.5)).toEqual([2, 2]);
});

describe("a deleted user", () => {
  it("keeps name and role in the log, its filter, its export and the recent logins", async () => {
    const [boss, gone] = [await employ(), await employ({ role: "editor" })];
    await enter({ adminUserId: gone.adminUserId });
    await deleteUser({ id: gone.adminUserId, version: 1, by: boss.adminUserId });
    const ana = { id: gone.adminUserId, name: "Ana Ferrer", role: "editor", isGone: true };
    expect(await listPeopleOfLog()).toEqual([expect.objectContaining({ id: boss.adminUserId, isGone: false }), ana]);
    expect((await listLogs({ person: gone.adminUserId })).logs).toMatchObject([{ person: ana }]);
    expect(await fileText()).toContain(";Ana Ferrer (gelöscht);Redakteur;Anmeldung;");
    expect(await listRecentLogins(1)).toMatchObject([{ person: ana }]);
  });
});

describe("a failed login", () => {
  const from = (address: string, adminUserId: string | null = null) => ({ userId: null, adminUserId, visit: { address, userAgent: "" }, errorMessage: "Nein" });

  async function rows() {
    const found = await read.loginLog.findMany({ orderBy: [{ createdAt: "asc" }, { ipAddress: "asc" }] });
    return found.map(({ ipAddress, attempts }) => [ipAddress, attempts]);
  }

  it("is counted in the row of equal failures", async () => {
    const { adminUserId } = await employ();
    for (const event of [from("198.51.100.1"), from("198.51.100.1"), from("198.51.100.2"), from("198.51.100.1", adminUserId)]) await recordFailedLogin(event);
    expect((await rows()).toSorted()).toEqual([["198.51.100.1", 1], ["198.51.100.1", 2], ["198.51.100.2", 1]]);
    expect(await fileText()).toMatch(/;Nein;Nein \(2 Versuche bis \d\d\.\d\d\.\d{4}, [\d:]+\)$/m);
  });

  it("gets a new row ten minutes later", async () => {
    await recordFailedLogin(from("198.51.100.1"));
    await write((tx) => tx.loginLog.updateMany({ data: { createdAt: new Date(Date.now() - 10 * 60_000 - 1) } }));
    await recordFailedLogin(from("198.51.100.1"));
    expect(await rows()).toEqual([["198.51.100.1", 1], ["198.51.100.1", 1]]);
  });

  it("is counted from any number of addresses, in so few rows that the disk cannot fill", async () => {
    const places = Array.from({ length: 150 }, (_, index) => from(`2001:db8::${index.toString(16)}`));
    const wrong = places.map(recordFailedLogin);
    await Promise.all([...wrong, recordRefusedLogin(from("203.0.113.9")), ...places.map(recordRefusedLogin)]);
    const counted = await rows();
    expect(counted.reduce((sum, [, attempts]) => sum + Number(attempts), 0)).toBe(301);
    expect(counted.length).toBeLessThanOrEqual(2 * 60 + 1);
    expect(counted.filter(([address]) => address === "unknown")).toHaveLength(1);
  });
});

describe("the export of the log", () => {
  it("has the specified columns and German dates", async () => {
    const { adminUserId } = await employ();
    await enter({ adminUserId, userAgent: "Mozilla/5.0 Firefox/140" });
    expect((await fileText()).split("\n")).toEqual([
      "\uFEFFDatum;Benutzer;Rolle;Aktion;IP-Adresse;Browser;Erfolg;Fehlermeldung",
      "21.11.2026, 13:00:00;Ana Ferrer;Administrator;Anmeldung;203.0.113.7;Firefox;Ja;",
      "",
    ]);
  });

  it("contains no cell that a spreadsheet would calculate", async () => {
    await enter({ action: "failed_login", errorMessage: '=HYPERLINK("http://x";"y")' }, { action: "+1" }, { action: "@SUM(A1)" });
    const cells = (await fileText()).split("\n").slice(1).join(";").split(";");
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  it("preserves every text, including separators and quotation marks", async () => {
    const texts = ['"', ";", "a;b", 'say "no"', "two\nlines", "one\r", " x ", "ñ, é – ß/ü@x", "1:2::7/48", "7. A-b", ""];
    await enter(...texts.map((errorMessage) => ({ errorMessage })));
    const rows: string[][] = parse(await fileText(), { delimiter: ";", bom: true, from: 2 });
    expect(rows.map((row) => row.at(-1)).sort()).toEqual([...texts].sort());
  });

  it("contains every row of a log that is longer than one batch", async () => {
    await enter(...Array.from({ length: 2345 }, () => ({})));
    expect((await fileText()).trimEnd().split("\n")).toHaveLength(2346);
  });

  it("is named after the day in Madrid", () => {
    expect(logFileName(new Date("2026-11-20T23:30:00Z"))).toBe("login-logs-2026-11-21.csv");
  });
});

describe("deleting log rows", () => {
  beforeEach(() => enter({ daysAgo: 0 }, { daysAgo: 29.9 }, { daysAgo: 30.1 }, { daysAgo: 400 }));

  it("keeps thirty days when old ones are deleted, and notes the person", async () => {
    expect(await deleteLogs("old", "boss", NOW)).toEqual({ count: 2, isDone: true });
    expect(await read.loginLog.count()).toBe(2);
    const [change] = await read.change.findMany({ where: { resource: "logs" } });
    expect(change).toMatchObject({ adminUserId: "boss", action: "delete", after: { count: 2 } });
  });

  it("lets other queries run in between", async () => {
    await enter(...Array.from({ length: 4000 }, () => ({ daysAgo: 50 })));
    const deletion = { isOver: false };
    const left: number[] = [];
    const look = async () => {
      while (!deletion.isOver) {
        await setImmediate();
        left.push(await read.loginLog.count());
      }
    };
    const looking = look();
    await deleteLogs("old", "boss", NOW);
    deletion.isOver = true;
    await looking;
    expect(new Set(left).size).toBeGreaterThan(4);
  });

  it("is noted from its first step on, in case a later one fails, and as one deletion", async () => {
    await enter(...Array.from({ length: 2600 }, () => ({ daysAgo: 40 })));
    const total = await read.loginLog.count();
    const deletion = deleteLogs("all", "boss", NOW);
    await vi.waitFor(async () => expect(await read.loginLog.count()).toBeLessThan(total), { interval: 1, timeout: 10_000 });
    expect(await read.change.count({ where: { resource: "logs", adminUserId: "boss" } })).toBe(1);
    expect(await deletion).toEqual({ count: total, isDone: true });
    expect(await read.change.findMany({ where: { resource: "logs" } })).toMatchObject([{ action: "delete", after: { count: total } }]);
  });

  it("leaves nothing when all are deleted", async () => {
    expect(await deleteLogs("all", "boss", NOW)).toEqual({ count: 4, isDone: true });
    expect(await read.loginLog.count()).toBe(0);
  });
});
