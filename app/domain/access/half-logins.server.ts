import type { Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { newSecretId, secretKey } from "./secret-id";

/** How long somebody has to find the phone, or the paper with the recovery codes. */
const FIVE_MINUTES_MS = 5 * 60_000;

export const HALF_LOGIN_SECONDS = FIVE_MINUTES_MS / 1000;

/** Notes that a person's password was right, under a new random id for a cookie of its own; forgets those that are over. */
export async function startHalfLogin(tx: Transaction, userId: string): Promise<string> {
  const id = newSecretId();
  const now = Date.now();
  await tx.halfLogin.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  await tx.halfLogin.create({ data: { id: secretKey(id), userId, expiresAt: new Date(now + FIVE_MINUTES_MS) } });
  return id;
}

/** Whose code is waited for. `userId` is the login, `adminUserId` the person behind it. */
export type HalfLogin = { userId: string; email: string; adminUserId: string | null };

/** Null when it took too long, was finished already, or was never begun. */
export async function findHalfLogin(id: string): Promise<HalfLogin | null> {
  const half = await read.halfLogin.findUnique({
    where: { id: secretKey(id), expiresAt: { gt: new Date() } },
    select: { userId: true, profile: { select: { email: true, adminUser: { select: { id: true } } } } },
  });
  return half && { userId: half.userId, email: half.profile.email, adminUserId: half.profile.adminUser?.id ?? null };
}

/** The same question inside the transaction that finishes the login. */
export async function isHalfLoginOpen(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.halfLogin.count({ where: { id: secretKey(id), expiresAt: { gt: new Date() } } })) > 0;
}

/** The login is finished. */
export async function endHalfLogin(tx: Transaction, id: string): Promise<void> {
  await tx.halfLogin.deleteMany({ where: { id: secretKey(id) } });
}
