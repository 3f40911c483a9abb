import { randomUUID } from "node:crypto";
import { read, write } from "~/platform/database.server";
import { hashPassword } from "~/platform/password-hash.server";
import type { PasswordRefusal } from "../access/password-messages";
import { refusalOf } from "../access/password-refusal.server";
import type { CurrentUser } from "../access/permissions";
import { recordChange } from "../../record/changes.server";
import { isSameEdit } from "../../record/merge-edits";
import { USER_COLUMNS, userFrom } from "./stored-user";
import { snapshotOfUser, type User } from "./user";
import { formOfUser, type NewUserForm } from "./user-schema";
import { findUser } from "./users.server";

/** Why nobody was added. */
export type CreationRefusal = "emailTaken" | PasswordRefusal | "roleMissing" | "busy";

export type CreationResult = { ok: true; user: User } | { ok: false; reason: CreationRefusal };

type NewUser = { id: string; form: NewUserForm; by: Pick<CurrentUser, "id" | "adminUserId"> };

/**
 * Adds somebody who works here: not active, and without a login. A password that was typed waits, as a hash, for the
 * step that makes the login. The same form sent twice adds one.
 */
export async function createUser({ id, form: { password, ...form }, by }: NewUser): Promise<CreationResult> {
  const weakness = password === undefined ? null : await weaknessOf(password, form);
  if (weakness !== null) return refused(weakness);
  const initialPasswordHash = password === undefined ? null : await hashPassword(password);
  if (password !== undefined && initialPasswordHash === null) return refused("busy");
  return write(async (tx) => {
    const sameId = await findUser(id, tx);
    if (sameId && isSamePerson(sameId, form)) return { ok: true, user: sameId };
    if ((await tx.adminUser.count({ where: { email: form.email } })) > 0) return refused("emailTaken");
    if ((await tx.userRole.count({ where: { id: form.role_id } })) === 0) return refused("roleMissing");
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
    const change = { by: by.adminUserId, resource: "users", recordId: user.id, action: "create" } as const;
    await recordChange(tx, { ...change, before: null, after: snapshotOfUser(user) });
    return { ok: true, user };
  });
}

async function weaknessOf(password: string, { email, role_id, first_name, last_name }: Omit<NewUserForm, "password">) {
  const role = await read.userRole.findUnique({ where: { id: role_id }, select: { name: true } });
  return refusalOf(password, { email, name: `${first_name} ${last_name}`, roleName: role?.name ?? "" });
}

function refused(reason: CreationRefusal): CreationResult {
  return { ok: false, reason };
}

function isSamePerson(user: User, form: Omit<NewUserForm, "password">): boolean {
  return isSameEdit({ ...formOfUser(user), email: user.email }, form);
}
