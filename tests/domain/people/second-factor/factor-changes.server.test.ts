import { verify } from "@node-rs/argon2";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findSessionUser, startPendingLogin, startSession } from "~/domain/people/access/sessions.server";
import { renewRecoveryCodes, switchSecondFactorOff, switchSecondFactorOn, takeSecondFactorAway } from "~/domain/people/second-factor/factor-changes.server";
import { isSecondFactorRequired, saveSecondFactorRule } from "~/domain/people/access/second-factor-rule.server";
import { listRecentActivity } from "~/domain/desk/dashboard.server";
import { findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { newEnrolmentToken, openEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { read, write } from "~/platform/database.server";
import { whileAway } from "../../../harness/sql";
import { emptyOffice, HOME, PASSWORD, somewhereNew } from "../access/factories";
import { comeIn, comeInWithPhone, proofOf, shownBy } from "./phone";

// why: the real one runs; only here something can happen while it does
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

const HOUR = 60 * 60 * 1000;

async function alsoFromElsewhere(userId: string) {
  return write(async (tx) => ({
    sessionId: await startSession(tx, { userId, visit: HOME }),
    pendingLoginId: await startPendingLogin(tx, userId),
  }));
}

async function isOpen(sessionId: string) {
  return (await findSessionUser(sessionId)) !== null;
}

function changes() {
  return read.change.findMany({ select: { resource: true, action: true, recordId: true, adminUserId: true, before: true, after: true } });
}

async function changePasswordWhileItIsChecked(userId: string) {
  const { verify: look } = await vi.importActual<typeof import("@node-rs/argon2")>("@node-rs/argon2");
  vi.mocked(verify).mockImplementationOnce(async (hash, password) => {
    const isRight = await look(hash, password);
    await write((tx) => tx.adminProfile.update({ where: { id: userId }, data: { passwordHash: "another one" } }));
    return isRight;
  });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:10Z") });
  await emptyOffice();
  await write((tx) => tx.websiteSetting.deleteMany({ where: { key: "second_factor_required" } }));
});

afterEach(() => vi.useRealTimers());

describe("switching on", () => {
  it("needs a code of the secret that was offered", async () => {
    const { doer, userId } = await comeIn("viewer");
    const [enrolmentToken, other] = [newEnrolmentToken(userId), newEnrolmentToken(userId)];
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(other.secret) })).toEqual({ ok: false, reason: "wrongCode" });
    expect(await findSecondFactor(userId)).toBeNull();
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) })).toEqual({ ok: true });
    expect(await findSecondFactor(userId)).toMatchObject({ codesLeft: 10 });
  });

  it("needs the password as well, which nobody can guess at an open browser", async () => {
    const { doer, userId } = await comeIn();
    const enrolmentToken = newEnrolmentToken(userId);
    const sent = { ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) };
    expect(await switchSecondFactorOn({ ...sent, password: "" })).toEqual({ ok: false, reason: "wrongPassword" });
    for (let turn = 0; turn < 9; turn += 1) await switchSecondFactorOn({ ...sent, password: "wrong password" });
    expect(await switchSecondFactorOn(sent)).toMatchObject({ ok: false, reason: "tooMany" });
    expect(await findSecondFactor(userId)).toBeNull();
  });

  it("is too late for a password that its owner changes meanwhile", async () => {
    const { doer, userId } = await comeIn();
    await changePasswordWhileItIsChecked(userId);
    const enrolmentToken = newEnrolmentToken(userId);
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) })).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await findSecondFactor(userId)).toBeNull();
  });

  it("ends the other sessions of this person and nobody else's", async () => {
    const [{ doer, userId, sessionId }, colleague] = [await comeIn(), await comeIn()];
    const elsewhere = await alsoFromElsewhere(userId);
    const enrolmentToken = newEnrolmentToken(userId);
    await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) });
    expect([await isOpen(sessionId), await isOpen(elsewhere.sessionId), await isOpen(colleague.sessionId)]).toEqual([true, false, true]);
    expect(await read.pendingLogin.count({ where: { userId } })).toBe(0);
  });

  it("happens once when the form is sent ten times at the same moment, and again later", async () => {
    const { doer, userId, adminUserId } = await comeIn();
    const enrolmentToken = newEnrolmentToken(userId);
    const sent = { ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) };
    const results = await Promise.all(Array.from({ length: 10 }, () => switchSecondFactorOn(sent)));
    expect([...results, await switchSecondFactorOn(sent)].every(({ ok }) => ok)).toBe(true);
    expect(await read.secondFactor.count()).toBe(1);
    const record = { name: "Ana Ferrer" };
    expect(await changes()).toEqual([{ resource: "second_factor", action: "create", recordId: adminUserId, adminUserId, before: null, after: record }]);
  });

  it("does not put another secret in the place of one that counts", async () => {
    const { doer, userId, secret } = await comeInWithPhone();
    const enrolmentToken = newEnrolmentToken(userId);
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) })).toEqual({ ok: false, reason: "alreadyOn" });
    expect(await renewRecoveryCodes({ doer, address: HOME.address, enrolmentToken, code: shownBy(secret) })).toEqual({ ok: true });
  });

  it("takes an enrolment token of this person only, for an hour, unchanged", async () => {
    const [ana, other] = [await comeIn(), await comeIn()];
    const enrolmentToken = newEnrolmentToken(ana.userId);
    const { sealed } = enrolmentToken;
    expect(openEnrolmentToken(ana.userId, sealed)).toEqual(enrolmentToken);
    expect(openEnrolmentToken(other.userId, sealed)).toBeNull();
    expect(openEnrolmentToken(ana.userId, `${sealed.slice(0, -2)}AA`)).toBeNull();
    expect(openEnrolmentToken(ana.userId, "made up")).toBeNull();
    vi.setSystemTime(Date.now() + HOUR);
    expect(openEnrolmentToken(ana.userId, sealed)).toBeNull();
  });
});

describe("new recovery codes", () => {
  it("take the place of the old ones, once for a form that is sent twice", async () => {
    const { doer, userId, secret, codes } = await comeInWithPhone();
    const renewal = { doer, address: somewhereNew().address, enrolmentToken: newEnrolmentToken(userId), code: shownBy(secret) };
    expect([await renewRecoveryCodes(renewal), await renewRecoveryCodes(renewal)]).toEqual([{ ok: true }, { ok: true }]);
    expect((await changes()).map(({ action }) => action)).toEqual(["create", "update"]);
    expect(await findSecondFactor(userId)).toMatchObject({ codesLeft: 10 });
    vi.setSystemTime(Date.now() + 30_000);
    const again = { ...renewal, enrolmentToken: newEnrolmentToken(userId) };
    expect(await renewRecoveryCodes({ ...again, code: codes[0] ?? "" })).toEqual({ ok: false, reason: "wrong" });
    expect(await renewRecoveryCodes({ ...again, code: renewal.enrolmentToken.codes[0] ?? "" })).toEqual({ ok: true });
  });

  it("are shown again to whoever sends the form with an old one twice, for as long as new ones can be shown", async () => {
    const { doer, userId, codes } = await comeInWithPhone();
    const renewal = { doer, address: somewhereNew().address, enrolmentToken: newEnrolmentToken(userId), code: codes[3] ?? "" };
    expect([await renewRecoveryCodes(renewal), await renewRecoveryCodes(renewal)]).toEqual([{ ok: true }, { ok: true }]);
    expect((await changes()).map(({ action }) => action)).toEqual(["create", "update"]);
    expect(await renewRecoveryCodes({ ...renewal, code: "000000" })).toEqual({ ok: false, reason: "wrong" });
    expect(await renewRecoveryCodes({ ...renewal, enrolmentToken: newEnrolmentToken(userId) })).toEqual({ ok: false, reason: "wrong" });
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await renewRecoveryCodes(renewal)).toEqual({ ok: false, reason: "wrong" });
  });

  it("can be asked for as often as the database fails", async () => {
    const { doer, userId, secret } = await comeInWithPhone();
    const renewal = { doer, address: somewhereNew().address, enrolmentToken: newEnrolmentToken(userId), code: shownBy(secret) };
    await whileAway("changes", async () => {
      for (let turn = 0; turn < 12; turn += 1) await expect(renewRecoveryCodes(renewal)).rejects.toThrow();
    });
    expect(await renewRecoveryCodes(renewal)).toEqual({ ok: true });
  });

  it("let nobody guess", async () => {
    const { doer, userId, secret } = await comeInWithPhone();
    const { address } = somewhereNew();
    const renew = (code: string) => renewRecoveryCodes({ doer, address, enrolmentToken: newEnrolmentToken(userId), code });
    for (let index = 0; index < 10; index += 1) await renew("000000");
    expect(await renew(shownBy(secret))).toMatchObject({ reason: "tooMany" });
  });

  it("need a code that has not counted, and say of one that has that it was used", async () => {
    const { doer, userId, secret } = await comeInWithPhone();
    const address = somewhereNew().address;
    const code = shownBy(secret);
    await renewRecoveryCodes({ doer, address, enrolmentToken: newEnrolmentToken(userId), code });
    expect(await renewRecoveryCodes({ doer, address, enrolmentToken: newEnrolmentToken(userId), code })).toEqual({ ok: false, reason: "repeated" });
  });
});

describe("switching off", () => {
  it("is too late for a password that its owner changes meanwhile", async () => {
    const { doer, userId, secret } = await comeInWithPhone();
    await changePasswordWhileItIsChecked(userId);
    expect(await switchSecondFactorOff({ doer, address: somewhereNew().address, password: PASSWORD, code: shownBy(secret) })).toEqual({ ok: false, reason: "wrong" });
    expect(await findSecondFactor(userId)).not.toBeNull();
  });

  it("needs the password and a code, and ends the other sessions", async () => {
    const { doer, userId, sessionId, secret } = await comeInWithPhone();
    const elsewhere = await alsoFromElsewhere(userId);
    const [address, code] = [somewhereNew().address, shownBy(secret)];
    expect(await switchSecondFactorOff({ doer, address, password: "wrong password", code })).toEqual({ ok: false, reason: "wrong" });
    expect(await switchSecondFactorOff({ doer, address, password: PASSWORD, code: shownBy(secret, 7) })).toEqual({ ok: false, reason: "wrong" });
    expect(await findSecondFactor(userId)).not.toBeNull();
    expect(await switchSecondFactorOff({ doer, address, password: PASSWORD, code })).toEqual({ ok: true });
    expect([await isOpen(sessionId), await isOpen(elsewhere.sessionId)]).toEqual([true, false]);
    expect([await read.secondFactor.count(), await read.recoveryCode.count()]).toEqual([0, 0]);
    expect((await changes()).at(-1)).toMatchObject({ resource: "second_factor", action: "delete", after: null });
  });

  it("lets nobody guess", async () => {
    const { doer, secret } = await comeInWithPhone();
    const { address } = somewhereNew();
    for (let index = 0; index < 10; index += 1) await switchSecondFactorOff({ doer, address, password: "x", code: "000000" });
    expect(await switchSecondFactorOff({ doer, address, password: PASSWORD, code: shownBy(secret) })).toMatchObject({ reason: "tooMany" });
  });
});

describe("taking a lost one away", () => {
  it("ends all sessions of the person and is written down", async () => {
    const [lost, admin] = [await comeInWithPhone("editor"), await comeIn()];
    const factorId = (await findSecondFactor(lost.userId))?.id ?? "";
    const taking = { adminUserId: lost.adminUserId, factorId, by: admin.adminUserId };
    expect([await takeSecondFactorAway(taking), await takeSecondFactorAway(taking)]).toEqual([
      { ok: true, name: "Ana Ferrer" },
      { ok: true, name: "Ana Ferrer" },
    ]);
    expect([await isOpen(lost.sessionId), await isOpen(admin.sessionId)]).toEqual([false, true]);
    expect((await changes()).filter(({ action }) => action === "delete")).toEqual([
      expect.objectContaining({ recordId: lost.adminUserId, adminUserId: admin.adminUserId }),
    ]);
  });

  it("leaves one alone that was set up since it was looked at", async () => {
    const [person, admin] = [await comeInWithPhone(), await comeIn()];
    const taking = { adminUserId: person.adminUserId, factorId: "an older one", by: admin.adminUserId };
    expect(await takeSecondFactorAway(taking)).toEqual({ ok: false, reason: "changed" });
    expect(await isOpen(person.sessionId)).toBe(true);
  });

  it("finds nobody where nobody is", async () => {
    expect(await takeSecondFactorAway({ adminUserId: "nobody", factorId: "none", by: "nobody" })).toEqual({ ok: false, reason: "missing" });
  });
});

describe("the rule that admins need one", () => {
  it("is off until somebody says so, and is written down once", async () => {
    const { adminUserId: by } = await comeIn();
    expect(await isSecondFactorRequired()).toBe(false);
    await Promise.all([saveSecondFactorRule({ isRequired: true, by }), saveSecondFactorRule({ isRequired: true, by })]);
    expect(await isSecondFactorRequired()).toBe(true);
    expect(await changes()).toMatchObject([{ resource: "second_factor_rule" }]);
    expect((await listRecentActivity())[0]).toMatchObject({ begin: "Ana Ferrer hat die Einstellung", subject: "„Zweiter Faktor für Administratoren“", end: "bearbeitet" });
    await saveSecondFactorRule({ isRequired: false, by });
    expect(await isSecondFactorRequired()).toBe(false);
  });

  it("is owed by admins without one, at once, and by nobody else", async () => {
    const [admin, editor, careful] = [await comeIn(), await comeIn("editor"), await comeInWithPhone()];
    const owes = async ({ sessionId }: { sessionId: string }) => (await findSessionUser(sessionId))?.owesSecondFactor;
    expect([await owes(admin), await owes(editor), await owes(careful)]).toEqual([false, false, false]);
    await saveSecondFactorRule({ isRequired: true, by: careful.adminUserId });
    expect([await owes(admin), await owes(editor), await owes(careful)]).toEqual([true, false, false]);
  });
});
