import { beforeEach, describe, expect, it } from "vitest";
import { logIn } from "~/domain/people/access/login.server";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { secretKey } from "~/domain/people/access/secret-id";
import { findSessionUser, startSession } from "~/domain/people/access/sessions.server";
import { createLink, createLogin, hasInitialPassword, setUserActive } from "~/domain/people/users/user-steps.server";
import { choosePassword } from "~/domain/people/users/passwords.server";
import { findUser } from "~/domain/people/users/users.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice, employ, HOME, PASSWORD, somewhereNew } from "../access/factories";
import { addNewcomer, loginRequestFor, historyText } from "./factories";

let admin: Awaited<ReturnType<typeof employ>>;

beforeEach(async () => {
  await emptyOffice();
  admin = await employ();
});

const NEW_PASSWORD = "Neun Wellen hoch";

async function linkFor(id: string) {
  const made = await createLink(loginRequestFor(id, admin));
  if (!made.ok || made.token === null) throw new Error("no link was created");
  return made.token;
}

const stateOf = async (token: string) => (await findLoginLink(token)).state;

function tryLogin(email: string, password: string) {
  return logIn({ email, password, replaces: null }, somewhereNew());
}

describe("the login of a new user", () => {
  it("is created with the typed password and works once the user is active", async () => {
    const { id, email } = await addNewcomer(admin, { password: "Sieben Winde weit" });
    expect(await hasInitialPassword(id)).toBe(true);
    expect(await createLogin(loginRequestFor(id, admin))).toMatchObject({ ok: true, token: null, isNew: true, user: { hasLogin: true } });
    expect(await tryLogin(email, "Sieben Winde weit")).toMatchObject({ ok: false, reason: "inactive" });
    expect(await tryLogin(email, "Sieben Winde nah")).toMatchObject({ ok: false, reason: "wrong" });
    await setUserActive({ id, version: 2, by: admin.adminUserId, isActive: true });
    expect(await tryLogin(email, "Sieben Winde weit")).toMatchObject({ ok: true });
    expect(await read.adminUser.findUnique({ where: { id } })).toMatchObject({ initialPasswordHash: null });
  });

  it("is a link if no password was typed; of two requests only the second link is valid", async () => {
    const { id } = await addNewcomer(admin);
    const [first, second] = [await createLogin(loginRequestFor(id, admin)), await createLogin(loginRequestFor(id, admin))];
    if (!first.ok || !second.ok || !first.token || !second.token) throw new Error("no link was created");
    expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(["replaced", "open"]);
  });

  it("also activates the user, once for a repeated request, and not if the user was changed in the meantime", async () => {
    const { id } = await addNewcomer(admin, { password: "Sieben Winde weit" });
    const asked = { ...loginRequestFor(id, admin), activates: true };
    const twice = [await createLogin(asked), await createLogin(asked)];
    expect(twice).toMatchObject([{ ok: true, isNew: true, user: { isActive: true } }, { ok: true, isNew: false, user: { isActive: true } }]);
    await setUserActive({ id, version: 3, by: admin.adminUserId, isActive: false });
    for (const make of [createLogin, createLink]) expect(await make(asked)).toEqual({ ok: false, reason: "conflict" });
    expect(await findUser(id)).toMatchObject({ isActive: false });
    expect(await read.loginLink.count({ where: { adminUserId: id } })).toBe(0);
  });

  it("is created once", async () => {
    const { adminUserId: id } = await employ({ role: "viewer" });
    expect(await createLogin(loginRequestFor(id, admin))).toMatchObject({ ok: true, token: null, isNew: false });
    expect(await createLogin(loginRequestFor("nobody", admin))).toEqual({ ok: false, reason: "missing" });
    expect(await read.change.count()).toBe(0);
  });
});

describe("a one-time link", () => {
  it("is created once by a button that is pressed twice, and not again after it ended", async () => {
    const { id } = await addNewcomer(admin);
    const asked = loginRequestFor(id, admin);
    const twice = [await createLink(asked), await createLogin(asked)];
    expect(twice).toMatchObject([{ ok: true, token: asked.token, isNew: true }, { ok: true, token: asked.token, isNew: false }]);
    expect([await stateOf(asked.token), await read.loginLink.count()]).toEqual(["open", 1]);
    expect(await read.change.count({ where: { action: "link" } })).toBe(1);
    await linkFor(id);
    expect(await createLink(asked)).toEqual({ ok: false, reason: "conflict" });
  });

  it("gives a new user a login, and ends", async () => {
    const { id, email } = await addNewcomer(admin);
    const token = await linkFor(id);
    expect(await findLoginLink(token)).toMatchObject({ state: "open", person: { email } });
    expect(await choosePassword({ token, password: NEW_PASSWORD })).toMatchObject({ ok: true, user: { hasLogin: true, isActive: false } });
    expect(await choosePassword({ token, password: PASSWORD })).toEqual({ ok: false, reason: "closed", state: "used" });
    await setUserActive({ id, version: 2, by: admin.adminUserId, isActive: true });
    expect(await tryLogin(email, NEW_PASSWORD)).toMatchObject({ ok: true });
  });

  it("gives an existing user a new password, and ends all sessions", async () => {
    const { userId, adminUserId, email } = await employ({ role: "editor" });
    const session = await write((tx) => startSession(tx, { userId, visit: HOME }));
    const token = await linkFor(adminUserId);
    expect(await findSessionUser(session)).not.toBeNull();
    await choosePassword({ token, password: NEW_PASSWORD });
    expect(await findSessionUser(session)).toBeNull();
    expect(await tryLogin(email, PASSWORD)).toMatchObject({ ok: false });
    expect(await tryLogin(email, NEW_PASSWORD)).toMatchObject({ ok: true });
  });

  it("works for exactly one of ten simultaneous uses", async () => {
    const { id, email } = await addNewcomer(admin);
    const token = await linkFor(id);
    const passwords = Array.from({ length: 10 }, (_, index) => `Welle Nummer ${index.toString()}`);
    const results = await Promise.all(passwords.map((password) => choosePassword({ token, password })));
    const winners = passwords.filter((_, index) => results[index]?.ok);
    expect(winners).toHaveLength(1);
    expect(await read.adminProfile.count({ where: { email } })).toBe(1);
    await setUserActive({ id, version: 2, by: admin.adminUserId, isActive: true });
    expect(await tryLogin(email, winners[0] ?? "")).toMatchObject({ ok: true });
  });

  it("ends after 72 hours and when it is replaced, and an invented one is unknown", async () => {
    const { id } = await addNewcomer(admin);
    const [first, second] = [await linkFor(id), await linkFor(id)];
    const { expiresAt, createdAt } = await read.loginLink.findUniqueOrThrow({ where: { id: secretKey(second) } });
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 3_600_000)).toBe(72);
    await write((tx) => tx.loginLink.update({ where: { id: secretKey(second) }, data: { expiresAt: new Date(Date.now() - 1) } }));
    for (const [token, state] of [[first, "replaced"], [second, "expired"], ["made-up", "unknown"]] as const) {
      expect(await stateOf(token)).toBe(state);
      expect(await choosePassword({ token, password: NEW_PASSWORD })).toEqual({ ok: false, reason: "closed", state });
    }
    expect(await findUser(id)).toMatchObject({ hasLogin: false });
    await linkFor((await addNewcomer(admin)).id);
    expect(await stateOf(second)).toBe("expired");
  });

  it("is deleted a month after it expired, not before", async () => {
    const [older, younger] = [await linkFor((await addNewcomer(admin)).id), await linkFor((await addNewcomer(admin)).id)];
    for (const [token, days] of [[older, 31], [younger, 29]] as const) {
      const expiresAt = new Date(Date.now() - days * 24 * 3_600_000);
      await write((tx) => tx.loginLink.update({ where: { id: secretKey(token) }, data: { expiresAt } }));
    }
    await linkFor((await addNewcomer(admin)).id);
    expect([await stateOf(older), await stateOf(younger)]).toEqual(["unknown", "expired"]);
  });

  it("refuses a common password and stays valid", async () => {
    const { id } = await addNewcomer(admin);
    const token = await linkFor(id);
    expect(await choosePassword({ token, password: "iloveyou" })).toEqual({ ok: false, reason: "commonPassword" });
    expect(await choosePassword({ token, password: "Neu, Nora 26" })).toEqual({ ok: false, reason: "personalPassword" });
    expect(await stateOf(token)).toBe("open");
    const ofAdmin = await linkFor((await addNewcomer(admin, { role: "admin" })).id);
    expect(await choosePassword({ token: ofAdmin, password: "9 Wellen!" })).toEqual({ ok: false, reason: "shortPassword" });
    expect(await choosePassword({ token, password: "9 Wellen!" })).toMatchObject({ ok: true });
  });

  it("is not stored in plain text, and the history contains neither it nor a password", async () => {
    const { id } = await addNewcomer(admin);
    const token = await linkFor(id);
    await choosePassword({ token, password: NEW_PASSWORD });
    const everything = JSON.stringify([await read.loginLink.findMany(), await read.adminUser.findMany()]) + (await historyText());
    expect(everything).not.toContain(token);
    expect(await historyText()).not.toMatch(/Neun Wellen|argon2/);
    const changes = await read.change.findMany({ where: { recordId: id }, orderBy: { createdAt: "asc" } });
    expect(changes.map(({ action, adminUserId }) => [action, adminUserId])).toEqual([
      ["create", admin.adminUserId],
      ["link", admin.adminUserId],
      ["password", id],
    ]);
  });
});
