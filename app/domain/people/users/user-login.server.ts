import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { startLoginLink } from "../access/login-links.server";
import { setPassword } from "../access/set-password.server";
import { recordChange } from "../../record/changes.server";
import { switchUser } from "./activate-user.server";
import { snapshotOfUser, type User } from "./user";
import { findUser } from "./users.server";

/** `by` is the id in `admin_users`; `activates`: the person is let in with the same click. */
type Asked = { id: string; by: string; activates?: boolean };

/** `token` is the one of a new link; without one there is a login, made just now if `isNew`. */
export type LoginMade = { ok: true; user: User; token: string | null; isNew: boolean } | { ok: false; reason: "missing" };

/** Whether a password was typed when the person was added, and still waits for the login. */
export async function hasInitialPassword(id: string): Promise<boolean> {
  return (await read.adminUser.count({ where: { id, userId: null, initialPasswordHash: { not: null } } })) > 0;
}

/** Makes the login with the password that was typed when the person was added; without one, a link to choose one. */
export async function createLogin(asked: Asked): Promise<LoginMade> {
  return write((tx) => withUser(tx, asked, (user) => (user.hasLogin ? { user, token: null, isNew: false } : addLogin(tx, { user, by: asked.by }))));
}

/** Makes a one-time link with which the person chooses a password, the first or another one. */
export async function createLink(asked: Asked): Promise<LoginMade> {
  return write((tx) => withUser(tx, asked, (user) => addLink(tx, { user, by: asked.by })));
}

type Made = { user: User; token: string | null; isNew: boolean };

async function withUser(tx: Transaction, { id, by, activates = false }: Asked, make: (user: User) => Made | Promise<Made>): Promise<LoginMade> {
  const user = await findUser(id, tx);
  if (user === null) return { ok: false, reason: "missing" };
  const made = await make(user);
  if (!activates || made.user.isActive) return { ok: true, ...made };
  return { ok: true, ...made, user: await switchUser(tx, { user: made.user, isActive: true, by }) };
}

type Making = { user: User; by: string };

async function addLogin(tx: Transaction, { user, by }: Making): Promise<Made> {
  const where = { where: { id: user.id }, select: { initialPasswordHash: true } };
  const { initialPasswordHash: passwordHash } = await tx.adminUser.findUniqueOrThrow(where);
  if (passwordHash === null) return addLink(tx, { user, by });
  await setPassword(tx, { adminUserId: user.id, passwordHash });
  const after = { ...user, hasLogin: true, version: user.version + 1 };
  const change = { by, resource: "users", recordId: user.id, action: "update" } as const;
  await recordChange(tx, { ...change, before: snapshotOfUser(user), after: snapshotOfUser(after) });
  return { user: after, token: null, isNew: true };
}

async function addLink(tx: Transaction, { user, by }: Making): Promise<Made> {
  const token = await startLoginLink(tx, user.id);
  const snapshot = snapshotOfUser(user);
  await recordChange(tx, { by, resource: "users", recordId: user.id, action: "link", before: snapshot, after: snapshot });
  return { user, token, isNew: true };
}
