import { beforeEach, describe, expect, it } from "vitest";
import { deleteAllLogs, deleteOldLogs } from "~/domain/login-log/delete-logs.server";
import { logFileName, openLogFile } from "~/domain/login-log/log-file.server";
import { listLogs, LOGS_SHOWN } from "~/domain/login-log/login-logs-admin.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice, employ } from "../access/staff";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;

type Entry = { daysAgo?: number; action?: string; adminUserId?: string; errorMessage?: string; userAgent?: string };

function entry({ daysAgo = 0, action = "login", adminUserId, errorMessage, userAgent = "Chrome/140" }: Entry, index = 0) {
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS - Math.floor(index / 3) * 1000);
  const success = action !== "failed_login";
  return { action, adminUserId, errorMessage, userAgent, success, ipAddress: "203.0.113.7", createdAt };
}

async function enter(...entries: Entry[]) {
  await write((tx) => tx.loginLog.createMany({ data: entries.map(entry) }));
}

async function fileText(filter = {}) {
  let text = "";
  for await (const chunk of openLogFile(filter)) text += String(chunk);
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
    expect(await deleteOldLogs("boss", NOW)).toBe(2);
    expect(await read.loginLog.count()).toBe(2);
    const [change] = await read.change.findMany({ where: { noun: "logs" } });
    expect(change).toMatchObject({ adminUserId: "boss", action: "delete", after: { count: 2 } });
  });

  it("everything leaves nothing", async () => {
    expect(await deleteAllLogs("boss", NOW)).toBe(4);
    expect(await read.loginLog.count()).toBe(0);
  });
});
