import { beforeEach, describe, expect, it, vi } from "vitest";
import { logOut, logoutFault } from "~/domain/people/access/login.server";
import { secretKey } from "~/domain/people/access/secret-id";
import { endSessionsOf, findSessionOwner, findSessionUser, startSession } from "~/domain/people/access/sessions.server";
import { redirectWithNotice, takeNotice } from "~/http/notice.server";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import * as logoutScreen from "~/routes/admin.logout";
import { sqlOf } from "../../../harness/sql";
import { untilClockTicks } from "../../../harness/until";
import { postOf, requestWith } from "../../../http/browser";
import { emptyOffice, employ, HOME } from "./factories";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function open(userId: string) {
  return write((tx) => startSession(tx, { userId, visit: HOME }));
}

async function rowOf(id: string) {
  return read.session.findUnique({ where: { id: secretKey(id) } });
}

/** Moves a session into the past, as if it had been opened and last used that long ago. */
async function age(id: string, { opened, seen }: { opened: number; seen: number }) {
  const now = Date.now();
  await write((tx) =>
    tx.session.update({
      where: { id: secretKey(id) },
      data: { createdAt: new Date(now - opened), lastSeenAt: new Date(now - seen), expiresAt: new Date(now - seen + 7 * DAY) },
    }),
  );
}

beforeEach(emptyOffice);

describe("a session", () => {
  it("is not found by an id that was never issued", async () => {
    expect(await findSessionUser("guessed")).toBeNull();
    expect(await findSessionOwner("guessed")).toBeNull();
  });

  it("expires a week after the last request", async () => {
    const { userId } = await employ();
    const id = await open(userId);
    await age(id, { opened: 8 * DAY, seen: 7 * DAY + MINUTE });
    expect(await findSessionUser(id)).toBeNull();
    await age(id, { opened: 8 * DAY, seen: 7 * DAY - MINUTE });
    expect(await findSessionUser(id)).not.toBeNull();
  });

  it("is extended by a request, but never beyond thirty days", async () => {
    const { userId } = await employ();
    const [young, old] = [await open(userId), await open(userId)];
    await age(young, { opened: 2 * DAY, seen: DAY });
    await age(old, { opened: 29 * DAY, seen: DAY });
    await Promise.all([findSessionUser(young), findSessionUser(old)]);
    await vi.waitFor(async () => {
      expect(daysLeft(await rowOf(young))).toBeCloseTo(7, 2);
      expect(daysLeft(await rowOf(old))).toBeCloseTo(1, 2);
    }, 20_000);
  });

  it("expires a week after the next request if it was opened while the clock was ahead", async () => {
    const { userId } = await employ();
    const id = await open(userId);
    await age(id, { opened: -365 * DAY, seen: -365 * DAY });
    expect(await findSessionUser(id)).not.toBeNull();
    await vi.waitFor(async () => expect(daysLeft(await rowOf(id))).toBeCloseTo(7, 2), 5_000);
  });

  it("is updated at most once a minute", async () => {
    const { userId } = await employ();
    const id = await open(userId);
    await age(id, { opened: DAY, seen: MINUTE / 2 });
    const before = await rowOf(id);
    await findSessionUser(id);
    await write((tx) => tx.setupStatus.count());
    expect(await rowOf(id)).toEqual(before);
  });

  it("stays ended if it was ended while its update waited in the write queue", async () => {
    const { userId } = await employ();
    const id = await open(userId);
    await age(id, { opened: 2 * DAY, seen: DAY });
    const seen = findSessionUser(id);
    await write(async (tx) => {
      expect(await seen).not.toBeNull();
      await untilClockTicks();
      await endSessionsOf(tx, { userId });
    });
    await write((tx) => tx.setupStatus.count());
    expect(await findSessionUser(id)).toBeNull();
  });

  it("is invalid from the next request when the person is deactivated", async () => {
    const { userId, adminUserId } = await employ();
    const id = await open(userId);
    expect(await findSessionUser(id)).not.toBeNull();
    await write((tx) => tx.adminUser.update({ where: { id: adminUserId }, data: { isActive: false } }));
    expect(await findSessionUser(id)).toBeNull();
  });

  it("has the new role from the next request", async () => {
    const { userId, adminUserId } = await employ({ role: "admin" });
    const id = await open(userId);
    await write((tx) => tx.adminUser.update({ where: { id: adminUserId }, data: { roleId: "viewer" } }));
    const user = await findSessionUser(id);
    expect(user).toMatchObject({ roleName: "viewer", permissions: { team: { read: true, update: false } } });
  });

  it("permits nothing when the permissions of the role are malformed", async () => {
    const { userId } = await employ({ role: "admin" });
    const id = await open(userId);
    await write((tx) => tx.userRole.update({ where: { name: "admin" }, data: { permissions: "everything" } }));
    const user = await findSessionUser(id);
    expect(Object.values(user?.permissions ?? {}).flatMap(Object.values)).not.toContain(true);
  });

  it("ends with all other sessions of a person, and its owner stays known for unsaved text", async () => {
    const { userId } = await employ();
    const ids = [await open(userId), await open(userId)];
    await write((tx) => endSessionsOf(tx, { userId }));
    for (const id of ids) {
      expect(await findSessionUser(id)).toBeNull();
      expect(await findSessionOwner(id)).toBe(userId);
    }
  });

  it("is deleted a month after it expired, not before", async () => {
    const { userId } = await employ();
    const [month, almost] = [await open(userId), await open(userId)];
    await age(month, { opened: 70 * DAY, seen: 38 * DAY });
    await age(almost, { opened: 70 * DAY, seen: 36 * DAY });
    await open(userId);
    expect(await findSessionOwner(month)).toBeNull();
    expect(await findSessionOwner(almost)).toBe(userId);
  });
});

describe("the logout", () => {
  it("ends the session, keeps its owner known, and is logged", async () => {
    const { userId, adminUserId } = await employ();
    const id = await open(userId);
    await logOut(id, HOME);
    expect(await findSessionUser(id)).toBeNull();
    expect(await findSessionOwner(id)).toBe(userId);
    expect(await read.loginLog.findMany()).toMatchObject([{ action: "logout", adminUserId, ipAddress: HOME.address }]);
  });

  it("logs nothing for an unknown session", async () => {
    await logOut("guessed", HOME);
    expect(await read.loginLog.count()).toBe(0);
  });
});

describe("a logout that fails", () => {
  it("shows the specified message, and the browser forgets the session anyway", async () => {
    const { userId } = await employ();
    const id = await open(userId);
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table sessions rename to sessions_away"]);
    const answer = await logoutScreen
      .action({ request: await requestWith(id, "/admin/logout", postOf([])), params: {}, context: {} })
      .finally(async () => {
        await sql.run(["alter table sessions_away rename to sessions"]);
        await sql.close();
      });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(1);
    const Cookie = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
    const { notice } = await takeNotice(new Request("http://site.example/", { headers: { Cookie } }));
    expect(notice).toEqual({ kind: "error", text: "Fehler beim Abmelden: Die Sitzung konnte in der Datenbank nicht beendet werden." });
  });

  it("shows only the failure, without a confirmation or a refresh", async () => {
    const Cookie = (await redirectWithNotice("/", { kind: "error", text: "Fehler" })).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const pageWith = async (headers: HeadersInit) => logoutScreen.loader({ request: new Request("http://site.example/admin/logout", { headers }), params: {}, context: {} });
    const [failed, done] = [await pageWith({ Cookie }), await pageWith({})];
    expect([failed.data, new Headers(failed.init?.headers).has("Refresh")]).toEqual([{ isLoggedOut: true, failure: "Fehler" }, false]);
    expect([done.data, new Headers(done.init?.headers).has("Refresh")]).toEqual([{ isLoggedOut: true, failure: null }, true]);
  });

  it("shows the specified message for an unexpected error", () => {
    expect(logoutFault(new Error("no such thing"))).toBe("Unexpected error logging out");
  });
});

function daysLeft(row: { expiresAt: Date } | null) {
  return row ? (row.expiresAt.getTime() - Date.now()) / DAY : null;
}
