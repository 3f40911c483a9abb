import { beforeEach, describe, expect, it } from "vitest";
import { logIn } from "~/domain/people/access/login.server";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { findSessionUser, startSession } from "~/domain/people/access/sessions.server";
import { changeOwnPassword } from "~/domain/people/users/passwords.server";
import { endOtherSessions, endOwnSession, listOwnSessions } from "~/domain/people/users/own-sessions.server";
import { createLink } from "~/domain/people/users/user-steps.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice, employ, HOME, PASSWORD, somewhereNew } from "../access/factories";
import { loginRequestFor, historyText } from "./factories";

const NEW_PASSWORD = "Neun Wellen hoch";
const FIREFOX = { address: "198.51.100.4", userAgent: "Mozilla/5.0 Gecko/20100101 Firefox/140.0" };

beforeEach(emptyOffice);

async function createViewer() {
  const { userId, adminUserId, email } = await employ({ role: "viewer" });
  const [here, there] = [await open(userId), await open(userId, FIREFOX)];
  const user = { id: userId, adminUserId, email, firstName: "Ana", lastName: "Ferrer", roleName: "viewer" };
  return { user, here, there };
}

const open = (userId: string, visit = HOME) => write((tx) => startSession(tx, { userId, visit }));

describe("changing one's own password", () => {
  it("needs the current one, and ends all other sessions and links", async () => {
    const { user, here, there } = await createViewer();
    const made = await createLink(loginRequestFor(user.adminUserId, user));
    const change = { user, current: PASSWORD, next: NEW_PASSWORD, sessionId: here, address: somewhereNew().address };
    expect(await changeOwnPassword(change)).toEqual({ ok: true });
    expect(await findSessionUser(here)).not.toBeNull();
    expect(await findSessionUser(there)).toBeNull();
    expect(made.ok ? await findLoginLink(made.token ?? "") : null).toEqual({ state: "replaced" });
    expect(await logIn({ email: user.email, password: PASSWORD, replaces: null }, somewhereNew())).toMatchObject({ ok: false });
    expect(await logIn({ email: user.email, password: NEW_PASSWORD, replaces: null }, somewhereNew())).toMatchObject({ ok: true });
    expect(await historyText()).not.toMatch(/Neun Wellen|argon2/);
    expect(await read.change.count({ where: { action: "password", adminUserId: user.adminUserId } })).toBe(1);
  });

  it("is refused with a wrong current password and with a weak new one", async () => {
    const { user, here, there } = await createViewer();
    const change = { user, current: PASSWORD, next: NEW_PASSWORD, sessionId: here, address: somewhereNew().address };
    expect(await changeOwnPassword({ ...change, current: "geraten" })).toEqual({ ok: false, reason: "wrong" });
    expect(await changeOwnPassword({ ...change, next: "iloveyou" })).toEqual({ ok: false, reason: "commonPassword" });
    expect(await changeOwnPassword({ ...change, next: "Ferrer.2026" })).toEqual({ ok: false, reason: "personalPassword" });
    expect(await changeOwnPassword({ ...change, next: "CalimaMedia-26" })).toEqual({ ok: false, reason: "personalPassword" });
    const admin = { ...user, roleName: "admin" };
    expect(await changeOwnPassword({ ...change, user: admin, next: "9 Wellen!" })).toEqual({ ok: false, reason: "shortPassword" });
    expect(await findSessionUser(there)).not.toBeNull();
    expect(await changeOwnPassword({ ...change, next: "9 Wellen!" })).toEqual({ ok: true });
  });

  it("is limited to ten wrong attempts in three minutes, like the login", async () => {
    const { user, here } = await createViewer();
    const guess = { user, current: "geraten", next: NEW_PASSWORD, sessionId: here, address: somewhereNew().address };
    for (let turn = 0; turn < 10; turn += 1) expect(await changeOwnPassword(guess)).toEqual({ ok: false, reason: "wrong" });
    expect(await changeOwnPassword({ ...guess, current: PASSWORD })).toMatchObject({ ok: false, reason: "tooMany" });
  });

  it("succeeds for one of two simultaneous forms", async () => {
    const { user, here } = await createViewer();
    const change = { user, current: PASSWORD, sessionId: here, address: somewhereNew().address };
    const results = await Promise.all(["Welle Nummer eins", "Welle Nummer zwei"].map((next) => changeOwnPassword({ ...change, next })));
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});

describe("one's own sessions", () => {
  it("are listed with browser and address, the current one first", async () => {
    const { user, here } = await createViewer();
    await open((await employ()).userId);
    expect(await listOwnSessions({ user, sessionId: here })).toMatchObject([
      { isCurrent: true, address: HOME.address },
      { isCurrent: false, browser: "Firefox", address: FIREFOX.address },
    ]);
  });

  it("can be ended one by one, or all but the current one, but never those of others", async () => {
    const { user, here, there } = await createViewer();
    const stranger = await createViewer();
    const [, second] = await listOwnSessions({ user, sessionId: here });
    const [, foreign] = await listOwnSessions({ user: stranger.user, sessionId: stranger.here });
    expect(await endOwnSession({ user, key: foreign?.id ?? "" })).toBe(0);
    expect(await endOwnSession({ user, key: second?.id ?? "" })).toBe(1);
    expect([await findSessionUser(here), await findSessionUser(there)]).toMatchObject([{ id: user.id }, null]);
    await open(user.id);
    expect(await endOtherSessions({ user, sessionId: here })).toBe(1);
    expect(await listOwnSessions({ user, sessionId: here })).toMatchObject([{ isCurrent: true }]);
    expect(await findSessionUser(stranger.there)).not.toBeNull();
  });
});
