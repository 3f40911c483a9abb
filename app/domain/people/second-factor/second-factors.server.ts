import { read, write } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";
import { logger } from "~/platform/logger.server";
import { seal, unseal } from "~/platform/seal.server";
import { nameOf } from "../login-log/person-names";
import { bytesOfBase32, latestStep, plainCode, recoveryKey, stepOfCode } from "./codes.server";
import { recordFailedLogin, recordLoginEvent, recordRefusedLogin, TOO_MANY_ATTEMPTS } from "../login-log/login-logs.server";
import { giveLoginTurnBack, inCodeTurn, type TooMany } from "../access/login-limits.server";
import { endPendingLogin, findPendingLogin, forgetSession, isPendingLoginOpen, type PendingLogin, startSession } from "../access/sessions.server";
import type { Visit } from "../login-log/visit";

export async function findSecondFactor(userId: string) {
  const select = { id: true, createdAt: true, _count: { select: { recoveryCodes: true } } };
  const factor = await read.secondFactor.findUnique({ where: { userId }, select });
  return factor && { id: factor.id, since: factor.createdAt, codesLeft: factor._count.recoveryCodes };
}

export async function listSecondFactors() {
  const people = await read.adminUser.findMany({
    where: { userId: { not: null } },
    orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
    select: { ...personColumns, role: { select: { name: true } } },
  });
  return people.map(({ id, email, profile, role, ...person }) => ({
    id,
    email,
    name: nameOf(person),
    roleName: role.name,
    since: profile?.secondFactor?.createdAt ?? null,
  }));
}

export async function findFactorOf(adminUserId: string) {
  const person = await read.adminUser.findUnique({ where: { id: adminUserId }, select: personColumns });
  return person && { title: nameOf(person), factorId: person.profile?.secondFactor?.id ?? null };
}

const personColumns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  profile: { select: { secondFactor: { select: { id: true, createdAt: true } } } },
} as const;

type Proof = "app" | "recovery" | "repeated" | "wrong";

/** Each code works once: of parallel transactions only one finds the row unchanged. */
export async function acceptCode(tx: Transaction, { userId, code }: { userId: string; code: string }): Promise<Proof> {
  const typed = plainCode(code);
  return /^\d{6}$/.test(typed) ? acceptFromApp(tx, userId, typed) : acceptRecovery(tx, userId, typed);
}

/** Bound to the person: a row that is copied to another person cannot be opened. */
export function sealSecret(userId: string, secret: string): string {
  return seal(secret, purposeFor(userId));
}

/** Null if SESSION_SECRET has changed since. */
export function openSecret(userId: string, stored: string): Uint8Array | null {
  const secret = unseal(stored, purposeFor(userId));
  return secret === null ? null : bytesOfBase32(secret);
}

async function acceptFromApp(tx: Transaction, userId: string, code: string): Promise<Proof> {
  const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { secret: true } });
  const secret = factor && openSecret(userId, factor.secret);
  if (factor && !secret) logger.warn({ userId }, "the secret of a second factor cannot be opened: was SESSION_SECRET changed?");
  const now = new Date();
  const step = secret ? stepOfCode(secret, code, now) : null;
  if (step === null) return "wrong";
  // a code from a time when the clock was ahead must not lock its owner out until then
  const countsYet = { OR: [{ lastStep: { lt: step } }, { lastStep: { gt: latestStep(now) } }] };
  const { count } = await tx.secondFactor.updateMany({ where: { userId, ...countsYet }, data: { lastStep: step } });
  return count === 1 ? "app" : "repeated";
}

async function acceptRecovery(tx: Transaction, userId: string, code: string): Promise<Proof> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { id: recoveryKey(code), factor: { userId } } });
  return count === 1 ? "recovery" : "wrong";
}

function purposeFor(userId: string): string {
  return `second factor of ${userId}`;
}

type Confirmation = {
  pendingLoginId: string;
  code: string;
  replaces: string | null;
};

type Opened = { ok: true; sessionId: string; codesLeft: number | null } | { ok: false; reason: "wrong" | "repeated" };

type ConfirmationOutcome = Opened | { ok: false; reason: "over" } | TooMany;

export async function confirmLogin(confirmation: Confirmation, visit: Visit): Promise<ConfirmationOutcome> {
  const pending = await findPendingLogin(confirmation.pendingLoginId);
  if (pending === null) return { ok: false, reason: "over" };
  const { email, ...person } = pending;
  const attempt = { email, address: visit.address };
  const outcome = await inCodeTurn(attempt, () => write((tx) => openSession(tx, { ...confirmation, pending, visit })));
  if (outcome.ok) await giveLoginTurnBack(attempt);
  else if (outcome.reason === "tooMany") void recordRefusedLogin({ ...person, visit, errorMessage: TOO_MANY_ATTEMPTS });
  else await recordFailedLogin({ ...person, visit, errorMessage: outcome.reason === "wrong" ? "Code ist falsch" : "Code war schon benutzt" });
  return outcome;
}

type Opening = Confirmation & { pending: PendingLogin; visit: Visit };

/** Also answers `wrong` for people who became inactive: checks everything again in the transaction. */
async function openSession(tx: Transaction, { pendingLoginId, code, replaces, pending: { userId }, visit }: Opening): Promise<Opened> {
  const person = await tx.adminUser.findFirst({ where: { userId, isActive: true }, select: { id: true } });
  if (person === null || !(await isPendingLoginOpen(tx, pendingLoginId))) return { ok: false, reason: "wrong" };
  const proof = await acceptCode(tx, { userId, code });
  if (proof === "wrong" || proof === "repeated") return { ok: false, reason: proof };
  await endPendingLogin(tx, pendingLoginId);
  if (replaces) await forgetSession(tx, replaces);
  await recordLoginEvent(tx, { action: "login", userId, adminUserId: person.id, visit });
  const codesLeft = proof === "recovery" ? await tx.recoveryCode.count({ where: { factor: { userId } } }) : null;
  return { ok: true, sessionId: await startSession(tx, { userId, visit }), codesLeft };
}
