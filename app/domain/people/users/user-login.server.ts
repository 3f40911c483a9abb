import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { startLoginLink } from "../access/login-links.server";
import { setPassword } from "../access/set-password.server";
import { recordChange } from "../../record/changes.server";
import { snapshotOfUser, type User } from "./user";
import { findUser } from "./users.server";

/** `by` is the id in `admin_users`. */
type Asked = { id: string; by: string };

/** `token` is the one of a new link; without one there is a login, made just now if `isNew`. */
export type LoginMade = { ok: true; user: User; token: string | null; isNew: boolean } | { ok: false; reason: "missing" };

/** Whether a password was typed when the person was added, and still waits for the login. */
export async function hasInitialPassword(id: string): Promise<boolean> {
  return (await read.adminUser.count({ where: { id, userId: null, initialPasswordHash: { not: null } } })) > 0;
}

/** Makes the login with the password that was typed when the person was added; without one, a link to choose one. */
export async function createLogin({ id, by }: Asked): Promise<LoginMade> {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    if (user === null) return { ok: false, reason: "missing" };
    if (user.hasLogin) return { ok: true, user, token: null, isNew: false };
    const { initialPasswordHash: passwordHash } = await tx.adminUser.findUniqueOrThrow({ where: { id }, select: { initialPasswordHash: true } });
    if (passwordHash === null) return addLink(tx, { user, by });
    await setPassword(tx, { adminUserId: id, passwordHash });
    const after = { ...user, hasLogin: true, version: user.version + 1 };
    const change = { by, resource: "users", recordId: id, action: "update" } as const;
    await recordChange(tx, { ...change, before: snapshotOfUser(user), after: snapshotOfUser(after) });
    return { ok: true, user: after, token: null, isNew: true };
  });
}

/** Makes a one-time link with which the person chooses a password, the first or another one. */
export async function createLink({ id, by }: Asked): Promise<LoginMade> {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    return user === null ? { ok: false, reason: "missing" } : addLink(tx, { user, by });
  });
}

async function addLink(tx: Transaction, { user, by }: { user: User; by: string }): Promise<LoginMade> {
  const token = await startLoginLink(tx, user.id);
  const snapshot = snapshotOfUser(user);
  await recordChange(tx, { by, resource: "users", recordId: user.id, action: "link", before: snapshot, after: snapshot });
  return { ok: true, user, token, isNew: true };
}
