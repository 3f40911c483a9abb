import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { ADMIN_ROLE } from "../access/permissions";
import { recordChange } from "../../record/changes.server";
import { findVersion } from "../../record/history.server";
import { isSameEdit, mergeEdits } from "../../record/merge-edits";
import { expectOneRow } from "../../record/save-edited.server";
import type { EditConflict } from "../../record/save-edited.server";
import { isLastAdmin } from "./last-admin.server";
import { nameOf, snapshotOfUser, type User } from "./user";
import { formOfUser, type UserForm } from "./user-schema";
import { findUser } from "./users.server";

export type UserUpdate =
  | { ok: true; user: User }
  | { ok: false; reason: "missing" | "deleted" | "roleMissing" | "lastAdmin" }
  | { ok: false; reason: "conflict"; conflict: EditConflict<UserForm> };

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
    const stored = formOfUser(before);
    const base = before.version === version ? stored : await findVersion(tx, { resource: "users", recordId: id }, version);
    const { merged, conflicts } = mergeEdits({ base: base ?? {}, stored, typed: { ...stored, ...form } });
    if (conflicts.length > 0) {
      return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: before.version } };
    }
    if (isSameEdit(merged, stored)) return { ok: true, user: before };
    const role = await tx.userRole.findUnique({ where: { id: merged.role_id }, select: { name: true } });
    if (role === null) return { ok: false, reason: "roleMissing" };
    if (role.name !== ADMIN_ROLE && (await isLastAdmin(tx, before))) return { ok: false, reason: "lastAdmin" };
    const user = await store(tx, before, merged);
    const change = { by, resource: "users", recordId: id, action: "update" } as const;
    await recordChange(tx, { ...change, before: snapshotOfUser(before), after: snapshotOfUser(user) });
    return { ok: true, user };
  });
}

async function wasDeleted(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.change.count({ where: { resource: "users", recordId: id, action: "delete" } })) > 0;
}

/** The login repeats name and role for whoever reads its table. */
async function store(tx: Transaction, { id, version }: User, form: UserForm): Promise<User> {
  const columns = { firstName: form.first_name, lastName: form.last_name, roleId: form.role_id };
  const data = { ...columns, version: { increment: 1 } };
  expectOneRow((await tx.adminUser.updateMany({ where: { id, version }, data })).count);
  const user = await findUser(id, tx);
  if (user === null) throw new Error(`${id} was saved and cannot be found`);
  await tx.adminProfile.updateMany({ where: { adminUser: { id } }, data: { fullName: nameOf(user), role: user.roleName } });
  return user;
}
