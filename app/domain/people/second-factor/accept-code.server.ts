import type { Transaction } from "~/platform/database-types";
import { logger } from "~/platform/logger.server";
import { seal, unseal } from "~/platform/seal.server";
import { bytesOfBase32, plainCode, recoveryKey, stepOfCode } from "./codes.server";

/** How somebody proved that the second factor is theirs. `repeated`: with a code that was right, and has counted already. */
export type Proof = "app" | "recovery" | "repeated" | "wrong";

/**
 * Takes a code from the app or a recovery code, in the transaction of what it is for. Each counts once: of any number of
 * transactions at the same time only one finds the row as it was.
 */
export async function acceptCode(tx: Transaction, { userId, code }: { userId: string; code: string }): Promise<Proof> {
  const typed = plainCode(code);
  return /^\d{6}$/.test(typed) ? acceptFromApp(tx, userId, typed) : acceptRecovery(tx, userId, typed);
}

/** What is stored of a secret. It opens for this person only, so that no row can be moved to another. */
export function sealSecret(userId: string, secret: string): string {
  return seal(secret, purposeFor(userId));
}

/** The bytes that codes are made from; null when SESSION_SECRET is another than when it was stored. */
export function openSecret(userId: string, stored: string): Uint8Array | null {
  const secret = unseal(stored, purposeFor(userId));
  return secret === null ? null : bytesOfBase32(secret);
}

async function acceptFromApp(tx: Transaction, userId: string, code: string): Promise<Proof> {
  const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { secret: true } });
  const secret = factor && openSecret(userId, factor.secret);
  if (factor && !secret) logger.warn({ userId }, "the secret of a second factor cannot be opened: was SESSION_SECRET changed?");
  const step = secret ? stepOfCode(secret, code, new Date()) : null;
  if (step === null) return "wrong";
  const { count } = await tx.secondFactor.updateMany({ where: { userId, lastStep: { lt: step } }, data: { lastStep: step } });
  return count === 1 ? "app" : "repeated";
}

async function acceptRecovery(tx: Transaction, userId: string, code: string): Promise<Proof> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { id: recoveryKey(code), factor: { userId } } });
  return count === 1 ? "recovery" : "wrong";
}

function purposeFor(userId: string): string {
  return `second factor of ${userId}`;
}
