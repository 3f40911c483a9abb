import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { ADMIN_ROLE } from "../access/permissions";
import { isSameEdit } from "../../record/merge-edits";
import { expectOneRow, saveEdited, type SaveResult } from "../../record/save-edited.server";
import { isLastAdmin } from "./last-admin.server";
import { nameOf } from "../login-log/person-names";
import { snapshotOfUser, type User } from "./user";
import { formOfUser, type UserForm } from "./user-schema";
import { findUser } from "./users.server";

type Refusal = "missing" | "deleted" | "roleMissing" | "lastAdmin";

export type UserUpdate = SaveResult<User, UserForm, Refusal>;

/** `form` has what was asked for: oneself may change the name only. `version` is the one that it was made from. */
type UserEdit = { id: string; form: Partial<UserForm>; version: number; by: string };

/**
 * Saves a person over the version that the form was made from. An edit by somebody else in between is merged where it
 * touched other fields. The last active admin stays one.
 */
export async function updateUser({ id, form, version, by }: UserEdit): Promise<UserUpdate> {
  return write(async (tx) => {
    const before = await findUser(id, tx);
    if (before === null) return { ok: false, reason: (await wasDeleted(tx, id)) ? "deleted" : "missing" };
    const place = { resource: "users", recordId: id };
    const put = (merged: UserForm) => store(tx, before, merged);
    const edit = { form: { ...formOfUser(before), ...form }, version, by };
    return saveEdited<User, UserForm, Refusal>(tx, { before, place, formOf: formOfUser, snapshotOf: snapshotOfUser, put }, edit);
  });
}

async function wasDeleted(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.change.count({ where: { resource: "users", recordId: id, action: "delete" } })) > 0;
}

async function store(tx: Transaction, before: User, form: UserForm): Promise<User | Refusal> {
  if (isSameEdit(form, formOfUser(before))) return before;
  const role = await tx.userRole.findUnique({ where: { id: form.role_id }, select: { name: true } });
  if (role === null) return "roleMissing";
  if (role.name !== ADMIN_ROLE && (await isLastAdmin(tx, before))) return "lastAdmin";
  return update(tx, before, form);
}

/** The login repeats name and role for whoever reads its table. */
async function update(tx: Transaction, { id, version }: User, form: UserForm): Promise<User> {
  const columns = { firstName: form.first_name, lastName: form.last_name, roleId: form.role_id };
  const data = { ...columns, version: { increment: 1 } };
  expectOneRow((await tx.adminUser.updateMany({ where: { id, version }, data })).count);
  const user = await findUser(id, tx);
  if (user === null) throw new Error(`${id} was saved and cannot be found`);
  await tx.adminProfile.updateMany({ where: { adminUser: { id } }, data: { fullName: nameOf(user), role: user.roleName } });
  return user;
}
