import { setImmediate } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAllLogs, deleteOldLogs } from "~/domain/people/login-log/retention.server";
import { listLogs, listPeopleOfLog, listRecentLogins, logFileName, LOGS_SHOWN, openLogFile } from "~/domain/people/login-log/login-logs-admin.server";
import { recordFailedLogin, recordRefusedLogin } from "~/domain/people/login-log/login-logs.server";
import { deleteUser } from "~/domain/people/users/user-steps.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice, employ } from "../access/factories";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;

type Entry = { daysAgo?: number; action?: string; adminUserId?: string; errorMessage?: string; userAgent?: string };

function entry({ daysAgo = 0, action = "login", adminUserId, errorMessage, userAgent = "Chrome/140" }: Entry, index = 0) {
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS - Math.floor(index / 3) * 1000);
  const success = action !== "failed_login";
  return { action, adminUserId, errorMessage, userAgent, success, ipAddress: "203.0.113.7", createdAt };
}

/** why in parts: thousands of rows at once take longer than a change may, where the machine is busy. */
async function enter(...entries: Entry[]) {
  const rows = entries.map(entry);
  for (let from = 0; from < rows.length; from += 500) {
    await write((tx) => tx.loginLog.createMany({ data: rows.slice(from, from + 500) }));
  }
}

async function fileText(filter = {}) {
  let text = "";
  for await (const chunk of await openLogFile(filter)) text += String(chunk);
  return text;
}

beforeEach(emptyOffice);

describe("the login log", () => {
  it("is read to its end page by page, each row once, also where many came at the same moment", async () => {
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

  it("is narrowed by action, person and days", async () => {
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

it("goes on behind a place within the days that are asked for, wherever the place lies", async () => {
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

describe("who was deleted", () => {
  it("keeps the name and the role in the log, in its filter, in its file and among the last logins", async () => {
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

describe("a login that failed", () => {
  const from = (address: string, adminUserId: string | null = null) => ({ userId: null, adminUserId, visit: { address, userAgent: "" }, errorMessage: "Nein" });

  async function rows() {
    const found = await read.loginLog.findMany({ orderBy: [{ createdAt: "asc" }, { ipAddress: "asc" }] });
    return found.map(({ ipAddress, attempts }) => [ipAddress, attempts]);
  }

  it("is counted on the row of those that look the same", async () => {
    const { adminUserId } = await employ();
    for (const event of [from("198.51.100.1"), from("198.51.100.1"), from("198.51.100.2"), from("198.51.100.1", adminUserId)]) await recordFailedLogin(event);
    expect((await rows()).toSorted()).toEqual([["198.51.100.1", 1], ["198.51.100.1", 2], ["198.51.100.2", 1]]);
    expect(await fileText()).toMatch(/;Nein;Nein \(2 Versuche bis \d\d\.\d\d\.\d{4}, [\d:]+\)$/m);
  });

  it("has a row of its own ten minutes later", async () => {
    await recordFailedLogin(from("198.51.100.1"));
    await write((tx) => tx.loginLog.updateMany({ data: { createdAt: new Date(Date.now() - 10 * 60_000 - 1) } }));
    await recordFailedLogin(from("198.51.100.1"));
    expect(await rows()).toEqual([["198.51.100.1", 1], ["198.51.100.1", 1]]);
  });

  it("is counted from however many addresses it comes, on so many rows that nobody fills the disk", async () => {
    const places = Array.from({ length: 150 }, (_, index) => from(`2001:db8::${index.toString(16)}`));
    const wrong = places.map(recordFailedLogin);
    await Promise.all([...wrong, recordRefusedLogin(from("203.0.113.9")), ...places.map(recordRefusedLogin)]);
    const counted = await rows();
    expect(counted.reduce((sum, [, attempts]) => sum + Number(attempts), 0)).toBe(301);
    expect(counted.length).toBeLessThanOrEqual(2 * 60 + 1);
    expect(counted.filter(([address]) => address === "unknown")).toHaveLength(1);
  });
});

describe("the file of the log", () => {
  it("has the columns of the specification and German dates", async () => {
    const { adminUserId } = await employ();
    await enter({ adminUserId, userAgent: "Mozilla/5.0 Firefox/140" });
    expect((await fileText()).split("\n")).toEqual([
      "\uFEFFDatum;Benutzer;Rolle;Aktion;IP-Adresse;Browser;Erfolg;Fehlermeldung",
      "21.11.2026, 13:00:00;Ana Ferrer;Administrator;Anmeldung;203.0.113.7;Firefox;Ja;",
      "",
    ]);
  });

  it("holds nothing that a spreadsheet would calculate", async () => {
    await enter({ action: "failed_login", errorMessage: '=HYPERLINK("http://x";"y")' }, { action: "+1" }, { action: "@SUM(A1)" });
    const cells = (await fileText()).split("\n").slice(1).join(";").split(";");
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  it("holds every text as it was, also with the signs of the file in it", async () => {
    const texts = ['"', ";", "a;b", 'say "no"', "two\nlines", "one\r", " x ", "ñ, é – ß/ü@x", "1:2::7/48", "7. A-b", ""];
    await enter(...texts.map((errorMessage) => ({ errorMessage })));
    const rows: string[][] = parse(await fileText(), { delimiter: ";", bom: true, from: 2 });
    expect(rows.map((row) => row.at(-1)).sort()).toEqual([...texts].sort());
  });

  it("has every row of a log that is longer than what is read at once", async () => {
    await enter(...Array.from({ length: 2345 }, () => ({})));
    expect((await fileText()).trimEnd().split("\n")).toHaveLength(2346);
  });

  it("is named after the day in Madrid", () => {
    expect(logFileName(new Date("2026-11-20T23:30:00Z"))).toBe("login-logs-2026-11-21.csv");
  });
});

describe("who deletes", () => {
  beforeEach(() => enter({ daysAgo: 0 }, { daysAgo: 29.9 }, { daysAgo: 30.1 }, { daysAgo: 400 }));

  it("what is old leaves thirty days, and it is noted who did it", async () => {
    expect(await deleteOldLogs("boss", NOW)).toEqual({ count: 2, isDone: true });
    expect(await read.loginLog.count()).toBe(2);
    const [change] = await read.change.findMany({ where: { resource: "logs" } });
    expect(change).toMatchObject({ adminUserId: "boss", action: "delete", after: { count: 2 } });
  });

  it("much lets others in between", async () => {
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
    await deleteOldLogs("boss", NOW);
    deletion.isOver = true;
    await looking;
    expect(new Set(left).size).toBeGreaterThan(4);
  });

  it("is noted from its first step on, for the case that a later one fails, and as one deletion", async () => {
    await enter(...Array.from({ length: 2600 }, () => ({ daysAgo: 40 })));
    const total = await read.loginLog.count();
    const deletion = deleteAllLogs("boss", NOW);
    await vi.waitFor(async () => expect(await read.loginLog.count()).toBeLessThan(total), { interval: 1, timeout: 10_000 });
    expect(await read.change.count({ where: { resource: "logs", adminUserId: "boss" } })).toBe(1);
    expect(await deletion).toEqual({ count: total, isDone: true });
    expect(await read.change.findMany({ where: { resource: "logs" } })).toMatchObject([{ action: "delete", after: { count: total } }]);
  });

  it("everything leaves nothing", async () => {
    expect(await deleteAllLogs("boss", NOW)).toEqual({ count: 4, isDone: true });
    expect(await read.loginLog.count()).toBe(0);
  });
});
