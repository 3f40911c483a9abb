import type { Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { newSecretId, secretKey } from "./secret-id";

/** How long somebody has to find the phone, or the paper with the recovery codes. */
const FIVE_MINUTES_MS = 5 * 60_000;

export const PENDING_LOGIN_SECONDS = FIVE_MINUTES_MS / 1000;

/** Notes that a person's password was right, under a new random id for a cookie of its own; forgets those that are over. */
export async function startPendingLogin(tx: Transaction, userId: string): Promise<string> {
  const id = newSecretId();
  const now = Date.now();
  await tx.pendingLogin.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  await tx.pendingLogin.create({ data: { id: secretKey(id), userId, expiresAt: new Date(now + FIVE_MINUTES_MS) } });
  return id;
}

/** Whose code is waited for. `userId` is the login, `adminUserId` the person behind it. */
export type PendingLogin = { userId: string; email: string; adminUserId: string | null };

/** Null when it took too long, was finished already, or was never begun. */
export async function findPendingLogin(id: string): Promise<PendingLogin | null> {
  const pending = await read.pendingLogin.findUnique({
    where: { id: secretKey(id), expiresAt: { gt: new Date() } },
    select: { userId: true, profile: { select: { email: true, adminUser: { select: { id: true } } } } },
  });
  return pending && { userId: pending.userId, email: pending.profile.email, adminUserId: pending.profile.adminUser?.id ?? null };
}

/** The same question inside the transaction that finishes the login. */
export async function isPendingLoginOpen(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.pendingLogin.count({ where: { id: secretKey(id), expiresAt: { gt: new Date() } } })) > 0;
}

export async function endPendingLogin(tx: Transaction, id: string): Promise<void> {
  await tx.pendingLogin.deleteMany({ where: { id: secretKey(id) } });
}
