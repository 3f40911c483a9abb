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
import { createLoggedInPerson, createPersonWithPhone, proofOf, shownBy } from "./phone";

// the real function runs, and a test can act while it does
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

const HOUR = 60 * 60 * 1000;

async function openElsewhere(userId: string) {
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

describe("switching a second factor on", () => {
  it("needs a code of the offered secret", async () => {
    const { doer, userId } = await createLoggedInPerson("viewer");
    const [enrolmentToken, other] = [newEnrolmentToken(userId), newEnrolmentToken(userId)];
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(other.secret) })).toEqual({ ok: false, reason: "wrongCode" });
    expect(await findSecondFactor(userId)).toBeNull();
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) })).toEqual({ ok: true });
    expect(await findSecondFactor(userId)).toMatchObject({ codesLeft: 10 });
  });

  it("needs the password, whose guessing at an open browser is limited", async () => {
    const { doer, userId } = await createLoggedInPerson();
    const enrolmentToken = newEnrolmentToken(userId);
    const sent = { ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) };
    expect(await switchSecondFactorOn({ ...sent, password: "" })).toEqual({ ok: false, reason: "wrongPassword" });
    for (let turn = 0; turn < 9; turn += 1) await switchSecondFactorOn({ ...sent, password: "wrong password" });
    expect(await switchSecondFactorOn(sent)).toMatchObject({ ok: false, reason: "tooMany" });
    expect(await findSecondFactor(userId)).toBeNull();
  });

  it("fails when the owner changes the password during the check", async () => {
    const { doer, userId } = await createLoggedInPerson();
    await changePasswordWhileItIsChecked(userId);
    const enrolmentToken = newEnrolmentToken(userId);
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) })).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await findSecondFactor(userId)).toBeNull();
  });

  it("ends the person's other sessions and nobody else's", async () => {
    const [{ doer, userId, sessionId }, colleague] = [await createLoggedInPerson(), await createLoggedInPerson()];
    const elsewhere = await openElsewhere(userId);
    const enrolmentToken = newEnrolmentToken(userId);
    await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) });
    expect([await isOpen(sessionId), await isOpen(elsewhere.sessionId), await isOpen(colleague.sessionId)]).toEqual([true, false, true]);
    expect(await read.pendingLogin.count({ where: { userId } })).toBe(0);
  });

  it("happens once when the form is sent ten times at the same moment and once more later", async () => {
    const { doer, userId, adminUserId } = await createLoggedInPerson();
    const enrolmentToken = newEnrolmentToken(userId);
    const sent = { ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) };
    const results = await Promise.all(Array.from({ length: 10 }, () => switchSecondFactorOn(sent)));
    expect([...results, await switchSecondFactorOn(sent)].every(({ ok }) => ok)).toBe(true);
    expect(await read.secondFactor.count()).toBe(1);
    const record = { name: "Ana Ferrer" };
    expect(await changes()).toEqual([{ resource: "second_factor", action: "create", recordId: adminUserId, adminUserId, before: null, after: record }]);
  });

  it("does not replace the secret of an active second factor", async () => {
    const { doer, userId, secret } = await createPersonWithPhone();
    const enrolmentToken = newEnrolmentToken(userId);
    expect(await switchSecondFactorOn({ ...proofOf({ doer }), enrolmentToken, code: shownBy(enrolmentToken.secret) })).toEqual({ ok: false, reason: "alreadyOn" });
    expect(await renewRecoveryCodes({ ...doer, address: HOME.address, enrolmentToken, code: shownBy(secret) })).toEqual({ ok: true });
  });

  it("accepts only an unchanged enrolment token of the same person, for an hour", async () => {
    const [ana, other] = [await createLoggedInPerson(), await createLoggedInPerson()];
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

describe("renewing recovery codes", () => {
  it("replaces the old codes, once for a form that is sent twice", async () => {
    const { doer, userId, secret, codes } = await createPersonWithPhone();
    const renewal = { ...doer, address: somewhereNew().address, enrolmentToken: newEnrolmentToken(userId), code: shownBy(secret) };
    expect([await renewRecoveryCodes(renewal), await renewRecoveryCodes(renewal)]).toEqual([{ ok: true }, { ok: true }]);
    expect((await changes()).map(({ action }) => action)).toEqual(["create", "update"]);
    expect(await findSecondFactor(userId)).toMatchObject({ codesLeft: 10 });
    vi.setSystemTime(Date.now() + 30_000);
    const again = { ...renewal, enrolmentToken: newEnrolmentToken(userId) };
    expect(await renewRecoveryCodes({ ...again, code: codes[0] ?? "" })).toEqual({ ok: false, reason: "wrong" });
    expect(await renewRecoveryCodes({ ...again, code: renewal.enrolmentToken.codes[0] ?? "" })).toEqual({ ok: true });
  });

  it("shows the new codes again when the form is sent twice with the same old code, until they can no longer be shown", async () => {
    const { doer, userId, codes } = await createPersonWithPhone();
    const renewal = { ...doer, address: somewhereNew().address, enrolmentToken: newEnrolmentToken(userId), code: codes[3] ?? "" };
    expect([await renewRecoveryCodes(renewal), await renewRecoveryCodes(renewal)]).toEqual([{ ok: true }, { ok: true }]);
    expect((await changes()).map(({ action }) => action)).toEqual(["create", "update"]);
    expect(await renewRecoveryCodes({ ...renewal, code: "000000" })).toEqual({ ok: false, reason: "wrong" });
    expect(await renewRecoveryCodes({ ...renewal, enrolmentToken: newEnrolmentToken(userId) })).toEqual({ ok: false, reason: "wrong" });
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await renewRecoveryCodes(renewal)).toEqual({ ok: false, reason: "wrong" });
  });

  it("can be repeated as often as the database fails", async () => {
    const { doer, userId, secret } = await createPersonWithPhone();
    const renewal = { ...doer, address: somewhereNew().address, enrolmentToken: newEnrolmentToken(userId), code: shownBy(secret) };
    await whileAway("changes", async () => {
      for (let turn = 0; turn < 12; turn += 1) await expect(renewRecoveryCodes(renewal)).rejects.toThrow();
    });
    expect(await renewRecoveryCodes(renewal)).toEqual({ ok: true });
  });

  it("limits wrong codes", async () => {
    const { doer, userId, secret } = await createPersonWithPhone();
    const { address } = somewhereNew();
    const renew = (code: string) => renewRecoveryCodes({ ...doer, address, enrolmentToken: newEnrolmentToken(userId), code });
    for (let index = 0; index < 10; index += 1) await renew("000000");
    expect(await renew(shownBy(secret))).toMatchObject({ reason: "tooMany" });
  });

  it("needs an unused code, and says so for a used one", async () => {
    const { doer, userId, secret } = await createPersonWithPhone();
    const address = somewhereNew().address;
    const code = shownBy(secret);
    await renewRecoveryCodes({ ...doer, address, enrolmentToken: newEnrolmentToken(userId), code });
    expect(await renewRecoveryCodes({ ...doer, address, enrolmentToken: newEnrolmentToken(userId), code })).toEqual({ ok: false, reason: "repeated" });
  });
});

describe("switching a second factor off", () => {
  it("fails when the owner changes the password during the check", async () => {
    const { doer, userId, secret } = await createPersonWithPhone();
    await changePasswordWhileItIsChecked(userId);
    expect(await switchSecondFactorOff({ ...doer, address: somewhereNew().address, password: PASSWORD, code: shownBy(secret) })).toEqual({ ok: false, reason: "wrong" });
    expect(await findSecondFactor(userId)).not.toBeNull();
  });

  it("needs the password and a code, and ends the other sessions", async () => {
    const { doer, userId, sessionId, secret } = await createPersonWithPhone();
    const elsewhere = await openElsewhere(userId);
    const [address, code] = [somewhereNew().address, shownBy(secret)];
    expect(await switchSecondFactorOff({ ...doer, address, password: "wrong password", code })).toEqual({ ok: false, reason: "wrong" });
    expect(await switchSecondFactorOff({ ...doer, address, password: PASSWORD, code: shownBy(secret, 7) })).toEqual({ ok: false, reason: "wrong" });
    expect(await findSecondFactor(userId)).not.toBeNull();
    expect(await switchSecondFactorOff({ ...doer, address, password: PASSWORD, code })).toEqual({ ok: true });
    expect([await isOpen(sessionId), await isOpen(elsewhere.sessionId)]).toEqual([true, false]);
    expect([await read.secondFactor.count(), await read.recoveryCode.count()]).toEqual([0, 0]);
    expect((await changes()).at(-1)).toMatchObject({ resource: "second_factor", action: "delete", after: null });
  });

  it("limits wrong codes", async () => {
    const { doer, secret } = await createPersonWithPhone();
    const { address } = somewhereNew();
    for (let index = 0; index < 10; index += 1) await switchSecondFactorOff({ ...doer, address, password: "x", code: "000000" });
    expect(await switchSecondFactorOff({ ...doer, address, password: PASSWORD, code: shownBy(secret) })).toMatchObject({ reason: "tooMany" });
  });
});

describe("removing a lost second factor", () => {
  it("ends all sessions of the person and is recorded", async () => {
    const [lost, admin] = [await createPersonWithPhone("editor"), await createLoggedInPerson()];
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

  it("keeps a second factor that was set up after the page was opened", async () => {
    const [person, admin] = [await createPersonWithPhone(), await createLoggedInPerson()];
    const taking = { adminUserId: person.adminUserId, factorId: "an older one", by: admin.adminUserId };
    expect(await takeSecondFactorAway(taking)).toEqual({ ok: false, reason: "changed" });
    expect(await isOpen(person.sessionId)).toBe(true);
  });

  it("reports an unknown person", async () => {
    expect(await takeSecondFactorAway({ adminUserId: "nobody", factorId: "none", by: "nobody" })).toEqual({ ok: false, reason: "missing" });
  });
});

describe("the rule that admins need a second factor", () => {
  it("is off by default, and its change is recorded once", async () => {
    const { adminUserId: by } = await createLoggedInPerson();
    expect(await isSecondFactorRequired()).toBe(false);
    await Promise.all([saveSecondFactorRule({ isRequired: true, by }), saveSecondFactorRule({ isRequired: true, by })]);
    expect(await isSecondFactorRequired()).toBe(true);
    expect(await changes()).toMatchObject([{ resource: "second_factor_rule" }]);
    expect((await listRecentActivity())[0]).toMatchObject({ begin: "Ana Ferrer hat die Einstellung", subject: "„Zweiter Faktor für Administratoren“", end: "bearbeitet" });
    await saveSecondFactorRule({ isRequired: false, by });
    expect(await isSecondFactorRequired()).toBe(false);
  });

  it("applies at once to admins without a second factor, and to nobody else", async () => {
    const [admin, editor, careful] = [await createLoggedInPerson(), await createLoggedInPerson("editor"), await createPersonWithPhone()];
    const owes = async ({ sessionId }: { sessionId: string }) => (await findSessionUser(sessionId))?.owesSecondFactor;
    expect([await owes(admin), await owes(editor), await owes(careful)]).toEqual([false, false, false]);
    await saveSecondFactorRule({ isRequired: true, by: careful.adminUserId });
    expect([await owes(admin), await owes(editor), await owes(careful)]).toEqual([true, false, false]);
  });
});
