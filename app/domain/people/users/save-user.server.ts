import { randomUUID } from "node:crypto";
import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { hashPassword } from "~/platform/password-hash.server";
import { isSameEdit } from "../../record/any-record";
import { expectOneRow, saveEdited, type SaveResult } from "../../record/save-edited.server";
import { endLoginLinksOf } from "../access/login-links.server";
import type { PasswordRefusal } from "../access/password-messages";
import { refusalOf } from "../access/password-refusal.server";
import { ADMIN_ROLE, type CurrentUser } from "../access/permissions";
import { nameOf } from "../login-log/person-names";
import { formOfUser, type NewUserForm, snapshotOfUser, type User, type UserForm } from "./user-schema";
import { findUser, needsAnAdmin, isLastAdmin, recordUserChange, USER_COLUMNS, userFrom } from "./users.server";

type CreationRefusal = "emailTaken" | PasswordRefusal | "roleMissing" | "adminsOnly" | "busy";

type CreationResult = { ok: true; user: User } | { ok: false; reason: CreationRefusal };

type NewUser = { id: string; form: NewUserForm; by: Pick<CurrentUser, "id" | "adminUserId"> };

/** Creates an inactive person without a login, and keeps the password's hash for the step that makes the login. Idempotent. */
export async function createUser({ id, form: { password, ...form }, by }: NewUser): Promise<CreationResult> {
  const weakness = password === undefined ? null : await weaknessOf(password, form);
  if (weakness !== null) return refused(weakness);
  const initialPasswordHash = password === undefined ? null : await hashPassword(password);
  if (password !== undefined && initialPasswordHash === null) return refused("busy");
  return write(async (tx) => {
    const sameId = await findUser(id, tx);
    if (sameId && isSameEdit({ ...formOfUser(sameId), email: sameId.email }, form)) return { ok: true, user: sameId };
    if ((await tx.adminUser.count({ where: { email: form.email } })) > 0) return refused("emailTaken");
    const role = await tx.userRole.findUnique({ where: { id: form.role_id }, select: { name: true } });
    if (role === null) return refused("roleMissing");
    if (await needsAnAdmin(tx, { roleNames: [role.name], by: by.adminUserId })) return refused("adminsOnly");
    const row = await tx.adminUser.create({
      data: {
        id: sameId === null ? id : randomUUID(),
        firstName: form.first_name,
        lastName: form.last_name,
        email: form.email,
        roleId: form.role_id,
        createdBy: by.id,
        initialPasswordHash,
      },
      select: USER_COLUMNS,
    });
    const user = userFrom(row);
    await recordUserChange(tx, { by: by.adminUserId, recordId: user.id, action: "create", before: null, after: user });
    return { ok: true, user };
  });
}

type Refused = { ok: false; reason: "deleted" | "roleMissing" | "adminsOnly" | "lastAdmin" };

type UserUpdate = SaveResult<User, Partial<UserForm>, Refused>;

type UserEdit = { id: string; form: Partial<UserForm>; version: number; by: string };

export async function updateUser({ id, form, version, by }: UserEdit): Promise<UserUpdate> {
  return write(async (tx) => {
    const before = await findUser(id, tx);
    if (before === null) return { ok: false, reason: "deleted" };
    const place = { resource: "users", recordId: id };
    const put = (merged: Partial<UserForm>) => store(tx, { before, form: { ...formOfUser(before), ...merged }, by });
    const edit = { form, version, by };
    return saveEdited<User, Partial<UserForm>, Refused>(tx, { before, place, formOf: formOfUser, snapshotOf: snapshotOfUser, put }, edit);
  });
}

async function weaknessOf(password: string, { email, role_id, first_name, last_name }: Omit<NewUserForm, "password">) {
  const role = await read.userRole.findUnique({ where: { id: role_id }, select: { name: true } });
  return refusalOf(password, { email, name: `${first_name} ${last_name}`, roleName: role?.name ?? "" });
}

function refused(reason: CreationRefusal): CreationResult {
  return { ok: false, reason };
}

async function store(tx: Transaction, { before, form, by }: { before: User; form: UserForm; by: string }): Promise<User | Refused> {
  if (isSameEdit(form, formOfUser(before))) return before;
  const role = await tx.userRole.findUnique({ where: { id: form.role_id }, select: { name: true } });
  if (role === null) return { ok: false, reason: "roleMissing" };
  if (await needsAnAdmin(tx, { roleNames: [before.roleName, role.name], by })) return { ok: false, reason: "adminsOnly" };
  if (role.name !== ADMIN_ROLE && (await isLastAdmin(tx, before))) return { ok: false, reason: "lastAdmin" };
  if (role.name === ADMIN_ROLE && before.roleName !== ADMIN_ROLE) await forgetWaysIn(tx, before.id);
  return update(tx, before, form);
}

/** For a new admin: somebody who may not create admins may have made the link or typed the first password, and could use it. */
async function forgetWaysIn(tx: Transaction, id: string): Promise<void> {
  await endLoginLinksOf(tx, id);
  await tx.adminUser.updateMany({ where: { id }, data: { initialPasswordHash: null } });
}

/** The login row repeats name and role, for other readers of that table. */
async function update(tx: Transaction, { id, version }: User, form: UserForm): Promise<User> {
  const columns = { firstName: form.first_name, lastName: form.last_name, roleId: form.role_id };
  const data = { ...columns, version: { increment: 1 } };
  expectOneRow((await tx.adminUser.updateMany({ where: { id, version }, data })).count);
  const user = await findUser(id, tx);
  if (user === null) throw new Error(`${id} was saved and cannot be found`);
  await tx.adminProfile.updateMany({ where: { adminUser: { id } }, data: { fullName: nameOf(user), role: user.roleName } });
  return user;
}
