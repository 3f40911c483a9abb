import { beforeAll, describe, expect, it } from "vitest";
import { startSession } from "~/domain/people/access/sessions.server";
import { findRetention } from "~/domain/people/login-log/retention.server";
import { findLoginReport } from "~/domain/people/login-log/login-logs-admin.server";
import { read, write } from "~/platform/database.server";
import * as deletionScreen from "~/routes/admin.logs.$deletion";
import * as logsScreen from "~/routes/admin.logs";
import * as retentionScreen from "~/routes/admin.logs.retention";
import * as confirmScreen from "~/routes/admin.logs.retention.confirm";
import * as statisticsScreen from "~/routes/admin.logs.statistics";
import { postOf, requestWith, thrownBy } from "../../../http/browser";
import { emptyOffice, employ, employProofreader, HOME } from "../access/factories";

const RETENTION = "/admin/logs/retention";
const CONFIRM = "/admin/logs/retention/confirm";
const sessions = new Map<string, string>();

type Role = "editor" | "admin" | "proofreader";

async function callOf(role: Role, path: string, fields?: Record<string, string>) {
  const init = fields && postOf(Object.entries(fields));
  return { request: await requestWith(sessions.get(role) ?? null, path, init), params: {}, context: {} };
}

beforeAll(async () => {
  await emptyOffice();
  for (const role of ["editor", "admin"] as const) await signIn(role, await employ({ role }));
  await signIn("proofreader", await employProofreader());
});

async function signIn(role: Role, { userId }: { userId: string }) {
  sessions.set(role, await write((tx) => startSession(tx, { userId, visit: HOME })));
}

describe("the confirmation page for deleting log rows", () => {
  it("shows how many rows would be deleted", async () => {
    const at = (days: number) => ({ action: "login", success: true, ipAddress: "203.0.113.7", userAgent: "", createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });
    await write((tx) => tx.loginLog.createMany({ data: [at(1), at(29), at(31), at(60), at(90)] }));
    const countAt = async (path: string) => (await deletionScreen.loader(await callOf("admin", path))).count;
    expect([await countAt("/admin/logs/delete-old"), await countAt("/admin/logs/delete-all")]).toEqual([3, 5]);
    await write((tx) => tx.loginLog.deleteMany());
  });
});

describe("the retention screen", () => {
  it("is for admins only", async () => {
    for (const refused of [
      thrownBy(retentionScreen.loader(await callOf("editor", RETENTION))),
      thrownBy(retentionScreen.action(await callOf("editor", RETENTION, { keep_days: "1" }))),
      thrownBy(confirmScreen.loader(await callOf("editor", CONFIRM))),
      thrownBy(confirmScreen.action(await callOf("editor", CONFIRM, { keep_days: "1" }))),
    ]) {
      expect((await refused).status).toBe(403);
    }
  });

  it("is linked only for people who may update logs", async () => {
    const offered = async () => {
      const { may } = await logsScreen.loader(await callOf("proofreader", "/admin/logs"));
      return [may.update, (await statisticsScreen.loader(await callOf("proofreader", "/admin/logs/statistics"))).mayUpdate];
    };
    expect(await offered()).toEqual([true, true]);
    await write((tx) => tx.userRole.update({ where: { name: "proofreader" }, data: { permissions: { logs: { create: false, read: true, update: false, delete: false } } } }));
    expect(await offered()).toEqual([false, false]);
  });

  it("shows a message at each invalid field and keeps the typed values", async () => {
    const fields = { keep_days: "0", shorten_after_days: "neun", version: "1" };
    expect(await retentionScreen.action(await callOf("admin", RETENTION, fields))).toMatchObject({
      init: { status: 422 },
      data: { reply: { initialValue: { keep_days: "0", shorten_after_days: "neun" }, error: { keep_days: ["Mindestens 1 Tag."], shorten_after_days: ["Bitte geben Sie eine ganze Zahl ein."] } } },
    });
  });

  it("shows the effect before saving, saves on confirmation, and reports a conflict", async () => {
    const createdAt = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000);
    const row = { action: "login", success: true, ipAddress: "203.0.113.7", userAgent: "", createdAt };
    await write((tx) => tx.loginLog.createMany({ data: [row, row] }));
    const { version } = await findRetention();
    const fields = { keep_days: "10", shorten_after_days: "5", version: version.toString() };

    const asked = await retentionScreen.action(await callOf("admin", RETENTION, fields));
    const confirm = `${CONFIRM}?keep_days=10&shorten_after_days=5&version=${version.toString()}`;
    expect(asked).toRedirectTo(confirm);
    expect(await confirmScreen.loader(await callOf("admin", confirm))).toMatchObject({ form: { keep_days: 10 }, effect: { total: 2, deleted: 2, shortened: 0 } });
    expect(await findRetention()).toMatchObject({ form: { keep_days: 365 }, version });

    expect(await confirmScreen.action(await callOf("admin", CONFIRM, fields))).toRedirectTo(RETENTION);
    expect(await findRetention()).toMatchObject({ form: { keep_days: 10, shorten_after_days: 5 }, ranAt: null });
    const late = await confirmScreen.action(await callOf("admin", CONFIRM, { ...fields, keep_days: "11" }));
    expect(late).toMatchObject({ init: { status: 409 }, data: { conflict: { conflicts: [{ name: "keep_days" }] } } });
    expect(await read.change.count({ where: { resource: "log_retention" } })).toBe(1);
  });

  it("shows the effect of the stored setting for a missing or invalid query", async () => {
    const { version } = await findRetention();
    for (const path of [CONFIRM, `${CONFIRM}?keep_days=-1&shorten_after_days=x&version=1`]) {
      expect(await confirmScreen.loader(await callOf("admin", path))).toMatchObject({ form: { keep_days: 10 }, version });
    }
  });
});

describe("the statistics screen", () => {
  it("shows the ten latest logins and figures counted from the log", async () => {
    const now = new Date("2026-07-04T12:30:00Z");
    const row = (minutesAgo: number) => ({
      action: "login",
      success: true,
      ipAddress: "203.0.113.7",
      userAgent: "Mozilla/5.0 Firefox/143.0",
      createdAt: new Date(now.getTime() - minutesAgo * 60_000),
    });
    await write((tx) => tx.loginLog.deleteMany());
    const failed = { ...row(1), action: "failed_login", success: false };
    await write((tx) => tx.loginLog.createMany({ data: [...Array.from({ length: 12 }, (_, index) => row(index * 30)), failed] }));
    const { logins, statistics } = await findLoginReport(now);
    expect(logins).toHaveLength(10);
    expect(logins[0]?.createdAt).toEqual(now);
    expect(statistics.today).toEqual({ count: 12, before: 0, change: null });
    expect(statistics.browsers).toEqual([{ name: "Firefox", count: 12, share: 100 }]);
    expect([statistics.hours[14], statistics.hours[13], statistics.hours[9]]).toEqual([2, 2, 2]);
    expect(await statisticsScreen.loader(await callOf("admin", "/admin/logs/statistics"))).toMatchObject({ report: { logins: {} } });
  });

  it("is separate from the list of entries", async () => {
    expect(await logsScreen.loader(await callOf("admin", "/admin/logs"))).toMatchObject({ logs: { length: 13 }, isFirst: true });
  });
});
