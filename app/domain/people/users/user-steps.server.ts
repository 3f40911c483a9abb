import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { expectOneRow } from "../../record/save-edited.server";
import { endSessionsOf } from "../access/sessions.server";
import type { User } from "./user";
import { findUser, isLastAdmin, recordUserChange } from "./users.server";

/** `version` is the one that was looked at, `by` the id in `admin_users`. */
export type UserStep = { id: string; version: number; by: string };

export type UserStepResult = { ok: true; user: User } | { ok: false; reason: "missing" | "conflict" | "lastAdmin" };

/**
 * Lets somebody in or keeps them out, from their very next request. Who comes back later logs in anew. Asked for twice it
 * is one write.
 */
export async function setUserActive({ id, version, by, isActive }: UserStep & { isActive: boolean }): Promise<UserStepResult> {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    if (user === null) return { ok: false, reason: "missing" };
    if (user.isActive === isActive) return { ok: true, user };
    if (user.version !== version) return { ok: false, reason: "conflict" };
    if (!isActive && (await isLastAdmin(tx, user))) return { ok: false, reason: "lastAdmin" };
    return { ok: true, user: await switchUser(tx, { user, isActive, by }) };
  });
}

/** The same to somebody who was read in this transaction. */
export async function switchUser(tx: Transaction, { user, isActive, by }: { user: User; isActive: boolean; by: string }): Promise<User> {
  const { id, version } = user;
  const data = { isActive, version: { increment: 1 } };
  expectOneRow((await tx.adminUser.updateMany({ where: { id, version }, data })).count);
  if (!isActive) await endSessions(tx, id);
  const after = { ...user, isActive, version: version + 1 };
  await recordUserChange(tx, { by, recordId: id, action: "update", before: user, after });
  return after;
}

/** Deletes a person with login, sessions and links for good. What they did stays, and that they did it. */
export async function deleteUser({ id, version, by }: UserStep): Promise<UserStepResult> {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    if (user === null) return { ok: false, reason: "missing" };
    if (user.version !== version) return { ok: false, reason: "conflict" };
    if (await isLastAdmin(tx, user)) return { ok: false, reason: "lastAdmin" };
    const { userId } = await tx.adminUser.delete({ where: { id, version }, select: { userId: true } });
    if (userId !== null) await deleteLogin(tx, userId);
    await recordUserChange(tx, { by, recordId: id, action: "delete", before: user, after: null });
    return { ok: true, user };
  });
}

async function endSessions(tx: Transaction, id: string): Promise<void> {
  const { userId } = await tx.adminUser.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  if (userId !== null) await endSessionsOf(tx, userId);
}

async function deleteLogin(tx: Transaction, userId: string): Promise<void> {
  await tx.expiredPost.deleteMany({ where: { userId } });
  await tx.adminProfile.delete({ where: { id: userId } });
}
