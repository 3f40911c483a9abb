import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { findSessionUser, startSession } from "~/domain/people/access/sessions.server";
import { createLink, createLogin, deleteUser, hasInitialPassword, setUserActive } from "~/domain/people/users/user-steps.server";
import { createUser, updateUser } from "~/domain/people/users/save-user.server";
import { namesOf } from "~/domain/record/changes.server";
import { findUser } from "~/domain/people/users/users.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice, employ, employProofreader, HOME } from "../access/factories";
import { addNewcomer, loginRequestFor, historyText, newcomer, roleId } from "./factories";

type Person = Awaited<ReturnType<typeof employ>>;

let admin: Person;

beforeEach(async () => {
  await emptyOffice();
  admin = await employ();
});

const byAdmin = () => ({ id: admin.userId, adminUserId: admin.adminUserId });

const open = (userId: string) => write((tx) => startSession(tx, { userId, visit: HOME }));

async function stored(id: string) {
  const user = await findUser(id);
  if (user === null) throw new Error(`user ${id} not found`);
  return user;
}

describe("a new user", () => {
  it("is inactive and has no login", async () => {
    const user = await addNewcomer(admin, { password: "Sieben Winde weit" });
    expect(user).toMatchObject({ isActive: false, hasLogin: false, roleName: "editor", version: 1 });
    const row = await read.adminUser.findUniqueOrThrow({ where: { id: user.id } });
    expect(row).toMatchObject({ userId: null, createdBy: admin.userId });
    expect(row.initialPasswordHash).toMatch(/^\$argon2id\$/);
    expect(await read.adminProfile.count({ where: { email: user.email } })).toBe(0);
  });

  it("is in the history without the password", async () => {
    const user = await addNewcomer(admin, { password: "Sieben Winde weit" });
    const [change] = await read.change.findMany({ where: { resource: "users" } });
    expect(change).toMatchObject({ adminUserId: admin.adminUserId, recordId: user.id, action: "create", before: null });
    expect(change?.after).toMatchObject({ name: "Nora Neu", email: user.email, role: "editor", is_active: false });
    expect(await historyText()).not.toMatch(/Sieben|argon2|password_hash/i);
  });

  it("is refused with an e-mail address in use and with a weak password", async () => {
    const taken = await newcomer({ email: admin.email });
    expect(await createUser({ id: randomUUID(), form: taken, by: byAdmin() })).toEqual({ ok: false, reason: "emailTaken" });
    const weak = await newcomer({ password: "iloveyou" });
    expect(await createUser({ id: randomUUID(), form: weak, by: byAdmin() })).toEqual({ ok: false, reason: "commonPassword" });
    const personal = await newcomer({ password: "nora_neu_2026" });
    expect(await createUser({ id: randomUUID(), form: personal, by: byAdmin() })).toEqual({ ok: false, reason: "personalPassword" });
    const short = await newcomer({ password: "9 Wellen!", role: "admin" });
    expect(await createUser({ id: randomUUID(), form: short, by: byAdmin() })).toEqual({ ok: false, reason: "shortPassword" });
    const roleless = { ...(await newcomer()), role_id: "nobody" };
    expect(await createUser({ id: randomUUID(), form: roleless, by: byAdmin() })).toEqual({ ok: false, reason: "roleMissing" });
    expect(await read.adminUser.count()).toBe(1);
  });

  it("is added once by a form that is sent twice, and once by twenty forms with the same address", async () => {
    const [id, form] = [randomUUID(), await newcomer()];
    const twice = await Promise.all([createUser({ id, form, by: byAdmin() }), createUser({ id, form, by: byAdmin() })]);
    expect(twice).toMatchObject([{ ok: true, user: { id } }, { ok: true, user: { id } }]);
    const same = await newcomer();
    const many = await Promise.all(Array.from({ length: 20 }, () => createUser({ id: randomUUID(), form: same, by: byAdmin() })));
    expect(many.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await read.adminUser.count()).toBe(3);
    expect(await read.change.count()).toBe(2);
  });
});

describe("an edit of a user", () => {
  it("changes name and role, also of the login, from the next request on", async () => {
    const editor = await employ({ role: "editor" });
    const session = await open(editor.userId);
    const form = { first_name: "Ana", last_name: "Otra", role_id: await roleId("viewer") };
    expect(await updateUser({ id: editor.adminUserId, form, version: 1, by: admin.adminUserId })).toMatchObject({ ok: true });
    expect(await findSessionUser(session)).toMatchObject({ lastName: "Otra", roleName: "viewer" });
    expect(await read.adminProfile.findUnique({ where: { id: editor.userId } })).toMatchObject({ fullName: "Ana Otra", role: "viewer" });
  });

  it("merges changes of different fields, and is otherwise a conflict that writes nothing", async () => {
    const user = await addNewcomer(admin);
    const edit = { id: user.id, version: 1, by: admin.adminUserId };
    const form = { first_name: "Nora", last_name: "Neu", role_id: user.roleId };
    await updateUser({ ...edit, form: { ...form, last_name: "Alt" } });
    expect(await updateUser({ ...edit, form: { ...form, first_name: "Nura" } })).toMatchObject({ ok: true, record: { firstName: "Nura", lastName: "Alt" } });
    const conflicting = await updateUser({ ...edit, form: { ...form, last_name: "Jung" } });
    expect(conflicting).toMatchObject({ ok: false, reason: "conflict", conflict: { version: 3, conflicts: [{ name: "last_name", stored: "Alt", typed: "Jung" }] } });
    expect(await stored(user.id)).toMatchObject({ firstName: "Nura", lastName: "Alt", version: 3 });
  });

  it("of a deleted or unknown user reports so", async () => {
    const user = await addNewcomer(admin);
    await deleteUser({ id: user.id, version: 1, by: admin.adminUserId });
    const form = { first_name: "Nora", last_name: "Neu", role_id: user.roleId };
    expect(await updateUser({ id: user.id, form, version: 1, by: admin.adminUserId })).toEqual({ ok: false, reason: "deleted" });
    expect(await updateUser({ id: "nobody", form, version: 1, by: admin.adminUserId })).toEqual({ ok: false, reason: "deleted" });
  });
});

describe("changes of admins", () => {
  it("are for admins only, whatever a custom role permits", async () => {
    const [{ userId, adminUserId: by }, role_id] = [await employProofreader(), await roleId("admin")];
    const refused = { ok: false, reason: "adminsOnly" };
    expect(await createUser({ id: randomUUID(), form: await newcomer({ role: "admin" }), by: { id: userId, adminUserId: by } })).toEqual(refused);
    expect(await updateUser({ id: by, form: { role_id }, version: 1, by })).toEqual(refused);
    for (const form of [{ first_name: "Eva" }, { role_id: await roleId("viewer") }]) expect(await updateUser({ id: admin.adminUserId, form, version: 1, by })).toEqual(refused);
    expect(await setUserActive({ id: admin.adminUserId, version: 1, by, isActive: false })).toEqual(refused);
    expect(await deleteUser({ id: admin.adminUserId, version: 1, by })).toEqual(refused);
    for (const make of [createLink, createLogin]) expect(await make(loginRequestFor(admin.adminUserId, { adminUserId: by }))).toEqual(refused);
    const editor = await employ({ role: "editor" });
    const asked = loginRequestFor(editor.adminUserId, { adminUserId: by });
    expect(await createLink(asked)).toMatchObject({ ok: true });
    expect(await updateUser({ id: editor.adminUserId, form: { role_id }, version: 1, by: admin.adminUserId })).toMatchObject({ ok: true });
    expect(await findLoginLink(asked.token)).toEqual({ state: "replaced" });
    const { id } = await addNewcomer({ userId, adminUserId: by }, { password: "Sieben Winde weit" });
    expect(await updateUser({ id, form: { role_id }, version: 1, by: admin.adminUserId })).toMatchObject({ ok: true });
    expect(await hasInitialPassword(id)).toBe(false);
    expect(await createLogin(loginRequestFor(id, admin))).toMatchObject({ ok: true, user: { hasLogin: false } });
  });
});

describe("an admin who was deactivated in the meantime", () => {
  it("creates and changes no other admin", async () => {
    const [gone, other] = [await employ({ isActive: false }), await employ()];
    const refused = { ok: false, reason: "adminsOnly" };
    expect(await createUser({ id: randomUUID(), form: await newcomer({ role: "admin" }), by: { id: gone.userId, adminUserId: gone.adminUserId } })).toEqual(refused);
    expect(await setUserActive({ id: other.adminUserId, version: 1, by: gone.adminUserId, isActive: false })).toEqual(refused);
    expect(await createLink(loginRequestFor(other.adminUserId, gone))).toEqual(refused);
  });
});

describe("a form without a change", () => {
  it("writes nothing", async () => {
    const editor = await employ({ role: "editor" });
    const form = { first_name: "Eva" };
    const twice = [1, 2].map((version) => () => updateUser({ id: editor.adminUserId, form, version, by: admin.adminUserId }));
    for (const save of twice) expect(await save()).toMatchObject({ ok: true, record: { firstName: "Eva", version: 2 } });
    expect(await read.change.count({ where: { recordId: editor.adminUserId } })).toBe(1);
  });
});

describe("activation", () => {
  it("applies from the next request on and ends sessions; a repeated request writes once, an outdated one nothing", async () => {
    const editor = await employ({ role: "editor" });
    const session = await open(editor.userId);
    const off = { id: editor.adminUserId, version: 1, by: admin.adminUserId, isActive: false };
    const twice = await Promise.all([setUserActive(off), setUserActive(off)]);
    expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await findSessionUser(session)).toBeNull();
    expect(await read.change.count({ where: { recordId: editor.adminUserId } })).toBe(1);
    expect(await setUserActive({ ...off, isActive: true })).toEqual({ ok: false, reason: "conflict" });
    expect(await setUserActive({ ...off, version: 2, isActive: true })).toMatchObject({ ok: true });
    expect(await findSessionUser(session)).toBeNull();
    expect(await findSessionUser(await open(editor.userId))).not.toBeNull();
  });
});

describe("a deleted user", () => {
  it("loses login and sessions, but stays the author of earlier changes", async () => {
    const editor = await employ({ role: "editor" });
    const session = await open(editor.userId);
    await updateUser({ id: editor.adminUserId, form: { first_name: "Eva" }, version: 1, by: editor.adminUserId });
    const unsaved = { id: "unsaved", userId: editor.userId, path: "/admin/team/new", fields: { name: "Nora" }, expiresAt: new Date(Date.now() + 60_000) };
    await write((tx) => tx.expiredPost.create({ data: unsaved }));
    expect(await deleteUser({ id: editor.adminUserId, version: 1, by: admin.adminUserId })).toEqual({ ok: false, reason: "conflict" });
    expect(await deleteUser({ id: editor.adminUserId, version: 2, by: admin.adminUserId })).toMatchObject({ ok: true });
    expect(await findSessionUser(session)).toBeNull();
    expect([await read.adminProfile.count({ where: { id: editor.userId } }), await read.session.count(), await read.expiredPost.count()]).toEqual([0, 0, 0]);
    const actions = await read.change.findMany({ where: { recordId: editor.adminUserId }, orderBy: { createdAt: "asc" } });
    expect(actions.map(({ action, adminUserId }) => [action, adminUserId])).toEqual([["update", editor.adminUserId], ["delete", admin.adminUserId]]);
    expect([...(await namesOf([admin.adminUserId, editor.adminUserId])).values()]).toEqual(["Ana Ferrer", "Eva Ferrer"]);
  });
});

describe("the last active admin", () => {
  const takeOut = {
    deleted: ({ adminUserId }: Person, version: number) => deleteUser({ id: adminUserId, version, by: adminUserId }),
    deactivated: ({ adminUserId }: Person, version: number) => setUserActive({ id: adminUserId, version, by: adminUserId, isActive: false }),
    demoted: async ({ adminUserId }: Person, version: number) =>
      updateUser({ id: adminUserId, form: { role_id: await roleId("editor") }, version, by: adminUserId }),
  };

  it.each(["deleted", "deactivated", "demoted"] as const)("cannot be %s, not even by that admin", async (way) => {
    await employ({ role: "editor" });
    await employ({ isActive: false });
    const { id, version } = await addNewcomer(admin, { role: "admin" });
    await setUserActive({ id, version, by: admin.adminUserId, isActive: true });
    expect(await takeOut[way](admin, 1)).toEqual({ ok: false, reason: "lastAdmin" });
    expect(await stored(admin.adminUserId)).toMatchObject({ isActive: true, roleName: "admin", version: 1 });
  });

  it.each(["deleted", "deactivated", "demoted"] as const)("remains when two admins are %s at the same moment", async (way) => {
    const other = await employ();
    const results = await Promise.all([takeOut[way](admin, 1), takeOut[way](other, 1)]);
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await read.adminUser.count({ where: { isActive: true, role: { name: "admin" } } })).toBe(1);
  });
});
