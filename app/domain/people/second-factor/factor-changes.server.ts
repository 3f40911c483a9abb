import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../../record/changes.server";
import { nameOf } from "../login-log/person-names";
import { isStillPassword, provePassword } from "../access/login.server";
import { inCodeTurn, inLoginTurn, type TooMany } from "../access/login-limits.server";
import { type Doer, endSessionsOf } from "../access/sessions.server";
import { acceptCode, openSecret, sealSecret } from "./second-factors.server";
import { bytesOfBase32, isRecoveryCode, recoveryKey, stepOfCode } from "./codes.server";
import { CODES_SHOWN_SECONDS, type EnrolmentToken } from "./enrolment.server";

type SwitchOnResult = { ok: true } | { ok: false; reason: "alreadyOn" } | { ok: false; reason: "wrongCode" | "wrongPassword" | "busy" } | TooMany;

type SwitchOn = { enrolmentToken: EnrolmentToken; password: string; code: string };

/** Needs the password: somebody at an unlocked computer must not lock its owner out. Ends all other sessions. */
export async function switchSecondFactorOn({ enrolmentToken, password, code, ...doer }: Doer & SwitchOn): Promise<SwitchOnResult> {
  const { user: { id: userId, email }, address } = doer;
  const step = stepOfCode(bytesOfBase32(enrolmentToken.secret), code.replace(/\D/g, ""), new Date());
  if (step === null) return { ok: false, reason: "wrongCode" };
  const proof = await inLoginTurn({ email, address }, () => provePassword(userId, password));
  if (proof.ok) return store({ ...doer, enrolmentToken, step, passwordHash: proof.passwordHash });
  return proof.reason === "tooMany" ? proof : { ok: false, reason: proof.reason === "wrong" ? "wrongPassword" : proof.reason };
}

type Proved = { ok: true } | { ok: false; reason: "wrong" | "repeated" | "busy" };

type ProofResult = Proved | TooMany;

export async function switchSecondFactorOff({ password, code, user, sessionId, address }: Doer & Omit<SwitchOn, "enrolmentToken">): Promise<ProofResult> {
  const { id: userId, email, adminUserId } = user;
  return inCodeTurn({ email, address }, async (): Promise<Proved> => {
    const known = await provePassword(userId, password);
    if (!known.ok) return known;
    return write(async (tx) => {
      if (!(await isStillPassword(tx, { userId, passwordHash: known.passwordHash }))) return { ok: false, reason: "wrong" };
      const proof = await acceptCode(tx, { userId, code });
      if (proof === "wrong" || proof === "repeated") return { ok: false, reason: proof };
      await tx.secondFactor.deleteMany({ where: { userId } });
      await endSessionsOf(tx, { userId, except: sessionId });
      await recordFactorChange(tx, { by: adminUserId, person: user, action: "delete" });
      return { ok: true };
    });
  });
}

/** Idempotent. */
export async function renewRecoveryCodes({ enrolmentToken, code, user, address }: Doer & Omit<SwitchOn, "password">): Promise<ProofResult> {
  const { id: userId, email, adminUserId } = user;
  return inCodeTurn({ email, address }, () =>
    write<Proved>(async (tx) => {
      const proof = await acceptCode(tx, { userId, code });
      const mayHaveCounted = proof === "repeated" || (proof === "wrong" && mayBeSpent(code, enrolmentToken));
      if (mayHaveCounted && (await hasAnyCodeOf(tx, userId, enrolmentToken))) return { ok: true };
      if (proof === "wrong" || proof === "repeated") return { ok: false, reason: proof };
      const factor = await tx.secondFactor.findUniqueOrThrow({ where: { userId }, select: { id: true } });
      await storeCodes(tx, factor.id, enrolmentToken);
      await recordFactorChange(tx, { by: adminUserId, person: user, action: "update" });
      return { ok: true };
    }),
  );
}

type TakeAwayResult = { ok: true; name: string } | { ok: false; reason: "missing" | "changed" };

type TakeAway = {
  adminUserId: string;
  factorId: string;
  by: string;
};

export async function takeSecondFactorAway({ adminUserId, factorId, by }: TakeAway): Promise<TakeAwayResult> {
  return write(async (tx) => {
    const person = await tx.adminUser.findUnique({
      where: { id: adminUserId },
      select: { userId: true, firstName: true, lastName: true, profile: { select: { secondFactor: { select: { id: true } } } } },
    });
    if (!person?.userId) return { ok: false, reason: "missing" };
    const name = nameOf(person);
    const factor = person.profile?.secondFactor;
    if (!factor) return { ok: true, name };
    if (factor.id !== factorId) return { ok: false, reason: "changed" };
    await tx.secondFactor.delete({ where: { id: factorId } });
    await endSessionsOf(tx, { userId: person.userId });
    await recordFactorChange(tx, { by, person: { ...person, adminUserId }, action: "delete" });
    return { ok: true, name };
  });
}

type Storing = Omit<Doer, "address"> & { enrolmentToken: EnrolmentToken; step: number; passwordHash: string };

function store({ user, sessionId, enrolmentToken, step, passwordHash }: Storing): Promise<SwitchOnResult> {
  const { id: userId } = user;
  return write(async (tx) => {
    if (!(await isStillPassword(tx, { userId, passwordHash }))) return { ok: false, reason: "wrongPassword" };
    const stored = await tx.secondFactor.findUnique({ where: { userId }, select: { secret: true } });
    if (stored) return isSecretOf(enrolmentToken, userId, stored.secret) ? { ok: true } : { ok: false, reason: "alreadyOn" };
    const factor = await tx.secondFactor.create({
      data: { userId, secret: sealSecret(userId, enrolmentToken.secret), lastStep: step },
      select: { id: true },
    });
    await storeCodes(tx, factor.id, enrolmentToken);
    await endSessionsOf(tx, { userId, except: sessionId });
    await recordFactorChange(tx, { by: user.adminUserId, person: user, action: "create" });
    return { ok: true };
  });
}

function isSecretOf({ secret }: EnrolmentToken, userId: string, stored: string): boolean {
  const opened = openSecret(userId, stored);
  return opened !== null && Buffer.from(opened).equals(bytesOfBase32(secret));
}

async function storeCodes(tx: Transaction, factorId: string, { codes }: EnrolmentToken): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { factorId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ id: recoveryKey(code), factorId })) });
}

type FactorChange = {
  by: string;
  person: { adminUserId: string; firstName: string; lastName: string };
  action: "create" | "update" | "delete";
};

async function recordFactorChange(tx: Transaction, { by, person, action }: FactorChange): Promise<void> {
  const record = { name: nameOf(person) };
  await recordChange(tx, {
    by,
    resource: "second_factor",
    recordId: person.adminUserId,
    action,
    before: action === "create" ? null : record,
    after: action === "delete" ? null : record,
  });
}

async function hasAnyCodeOf(tx: Transaction, userId: string, { codes }: EnrolmentToken): Promise<boolean> {
  return (await tx.recoveryCode.count({ where: { factor: { userId }, id: { in: codes.map(recoveryKey) } } })) > 0;
}

/** A wrong code may have been replaced by the first of two sendings. Possible only while its codes are still shown. */
function mayBeSpent(code: string, { madeAt }: EnrolmentToken): boolean {
  return isRecoveryCode(code) && Date.now() - madeAt < CODES_SHOWN_SECONDS * 1000;
}

const WRONG = "Der Code ist falsch. Bitte geben Sie den Code ein, den Ihre App jetzt zeigt";
const CLOCK = "Wird der Code der App immer wieder abgelehnt, geht vielleicht die Uhr Ihres Telefons falsch: Stellen Sie dort Datum und Uhrzeit auf automatisch.";

export const WRONG_APP_CODE = { code: `${WRONG}. ${CLOCK}` };

export const WRONG_CODES = {
  wrong: { code: `${WRONG}, oder einen Wiederherstellungscode, den Sie noch nicht benutzt haben. ${CLOCK}` },
  repeated: { code: "Dieser Code wurde gerade schon benutzt. Bitte warten Sie, bis Ihre App den nächsten zeigt, und geben Sie diesen ein." },
};
