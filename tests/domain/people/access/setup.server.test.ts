import { beforeEach, describe, expect, it } from "vitest";
import { completeSetup, isSetupComplete } from "~/domain/people/access/setup.server";
import { findSessionUser } from "~/domain/people/access/sessions.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice, employ, HOME, PASSWORD, setupForm } from "./factories";

beforeEach(emptyOffice);

describe("the set-up", () => {
  it("creates an admin who is logged in, and is complete afterwards", async () => {
    expect(await isSetupComplete()).toBe(false);
    const outcome = await completeSetup(setupForm(), HOME);
    const user = outcome.ok ? await findSessionUser(outcome.sessionId) : null;
    expect(user).toMatchObject({ email: "ana@calima.example", firstName: "Ana", lastName: "María Ferrer", roleName: "admin" });
    expect(user?.permissions.users.delete).toBe(true);
    expect(await isSetupComplete()).toBe(true);
  });

  it("stores its time and its admin, the new user and the first login", async () => {
    await completeSetup(setupForm(), HOME);
    const status = await read.setupStatus.findMany();
    expect(status).toMatchObject([{ id: "setup", isSetupComplete: true, adminEmail: "ana@calima.example" }]);
    expect(status[0]?.setupDate).toBeInstanceOf(Date);
    expect(await read.loginLog.findMany()).toMatchObject([{ action: "login", success: true, ipAddress: HOME.address }]);
    const [change] = await read.change.findMany({ where: { resource: "users" } });
    expect(change).toMatchObject({ adminUserId: null, action: "create", after: { name: "Ana María Ferrer" } });
  });

  it("is refused a second time", async () => {
    await completeSetup(setupForm(), HOME);
    const second = await completeSetup(setupForm({ email: "eve@calima.example" }), HOME);
    expect(second).toEqual({ ok: false, reason: "alreadyComplete" });
    expect(await read.adminProfile.count()).toBe(1);
  });

  it("stays closed when its status row is lost", async () => {
    await employ({ role: "admin" });
    expect(await isSetupComplete()).toBe(true);
    expect(await completeSetup(setupForm(), HOME)).toEqual({ ok: false, reason: "alreadyComplete" });
  });

  it("creates exactly one admin for fifty simultaneous forms", async () => {
    const forms = Array.from({ length: 50 }, (_, index) => setupForm({ email: `person-${index.toString()}@calima.example` }));
    const outcomes = await Promise.all(forms.map((form) => completeSetup(form, HOME)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "alreadyComplete")).toHaveLength(49);
    const people = { profiles: await read.adminProfile.count(), users: await read.adminUser.count(), sessions: await read.session.count() };
    expect(people).toEqual({ profiles: 1, users: 1, sessions: 1 });
  });

  it("refuses a common password", async () => {
    const form = setupForm({ password: "iloveyou", password_confirmation: "iloveyou" });
    expect(await completeSetup(form, HOME)).toEqual({ ok: false, reason: "commonPassword" });
    const [short, personal] = ["9 Wellen!", "Ferrer Ana 2026"].map((password) => setupForm({ password, password_confirmation: password }));
    expect(short && (await completeSetup(short, HOME))).toEqual({ ok: false, reason: "shortPassword" });
    expect(personal && (await completeSetup(personal, HOME))).toEqual({ ok: false, reason: "personalPassword" });
    expect(await isSetupComplete()).toBe(false);
  });

  it("writes nothing when the roles are missing", async () => {
    await write((tx) => tx.userRole.deleteMany());
    expect(await completeSetup(setupForm(), HOME)).toEqual({ ok: false, reason: "notCreated" });
    expect(await isSetupComplete()).toBe(false);
    expect(await read.adminProfile.count()).toBe(0);
  });
});

describe("the set-up with the e-mail address of an existing login", () => {
  it("takes over that login with the right password", async () => {
    const { email, userId } = await employ({ role: "viewer" });
    const outcome = await completeSetup(setupForm({ email }), HOME);
    expect(outcome.ok ? await findSessionUser(outcome.sessionId) : null).toMatchObject({ id: userId, roleName: "admin" });
    expect(await read.adminProfile.findMany()).toMatchObject([{ role: "admin" }]);
  });

  it("is refused with another password", async () => {
    const { email } = await employ({ role: "viewer" });
    const other = `${PASSWORD}!`;
    const outcome = await completeSetup(setupForm({ email, password: other, password_confirmation: other }), HOME);
    expect(outcome).toEqual({ ok: false, reason: "wrongPasswordOfExistingUser" });
    expect(await isSetupComplete()).toBe(false);
  });
});
