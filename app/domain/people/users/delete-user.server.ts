import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../../record/changes.server";
import type { UserStep, UserStepResult } from "./activate-user.server";
import { isLastAdmin } from "./last-admin.server";
import { snapshotOfUser } from "./user";
import { findUser } from "./users.server";

/** Deletes a person with login, sessions and links for good. What they did stays, and that they did it. */
export async function deleteUser({ id, version, by }: UserStep): Promise<UserStepResult> {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    if (user === null) return { ok: false, reason: "missing" };
    if (user.version !== version) return { ok: false, reason: "conflict" };
    if (await isLastAdmin(tx, user)) return { ok: false, reason: "lastAdmin" };
    const { userId } = await tx.adminUser.delete({ where: { id, version }, select: { userId: true } });
    if (userId !== null) await deleteLogin(tx, userId);
    const change = { by, resource: "users", recordId: id, action: "delete" } as const;
    await recordChange(tx, { ...change, before: snapshotOfUser(user), after: null });
    return { ok: true, user };
  });
}

async function deleteLogin(tx: Transaction, userId: string): Promise<void> {
  await tx.expiredPost.deleteMany({ where: { userId } });
  await tx.adminProfile.delete({ where: { id: userId } });
}
