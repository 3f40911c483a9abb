import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { giveLoginTurnBack, takeLoginTurn } from "../access/login-limits.server";
import { endOtherSessionsOf } from "../access/sessions.server";
import { bytesOfBase32 } from "./base32";
import { type Doer, recordFactorChange } from "./factor-changes.server";
import { isPasswordOf } from "./own-password.server";
import { recoveryKey } from "./recovery-codes.server";
import { openSecret, sealSecret } from "./stored-secret.server";
import type { EnrolmentToken } from "./enrolment-tokens.server";
import { stepOfCode } from "./totp.server";

export type SwitchOnResult =
  | { ok: true }
  | { ok: false; reason: "alreadyOn" }
  | { ok: false; reason: "wrongCode" | "wrongPassword" | "busy" }
  | { ok: false; reason: "tooMany"; retryAfterSeconds: number };

type SwitchOn = { doer: Doer; address: string; enrolmentToken: EnrolmentToken; password: string; code: string };

/**
 * Switches the second factor on for who knows the password and has shown a code of the secret that they were offered:
 * whoever sits at somebody's open browser cannot shut them out with a factor of their own. All their other sessions end.
 * The same form sent twice switches on once.
 */
export async function switchSecondFactorOn({ doer, address, enrolmentToken, password, code }: SwitchOn): Promise<SwitchOnResult> {
  const { id: userId, email } = doer.user;
  const step = stepOfCode(bytesOfBase32(enrolmentToken.secret), code.replace(/\D/g, ""), new Date());
  if (step === null) return { ok: false, reason: "wrongCode" };
  const turn = await takeLoginTurn({ email, address });
  if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
  const isPasswordRight = await isPasswordOf(userId, password);
  if (isPasswordRight === false) return { ok: false, reason: "wrongPassword" };
  await giveLoginTurnBack({ email, address });
  return isPasswordRight ? store({ doer, enrolmentToken, step }) : { ok: false, reason: "busy" };
}

type Storing = Pick<SwitchOn, "doer" | "enrolmentToken"> & { step: number };

function store({ doer, enrolmentToken, step }: Storing): Promise<SwitchOnResult> {
  const { id: userId } = doer.user;
  return write(async (tx) => {
    const stored = await tx.secondFactor.findUnique({ where: { userId }, select: { secret: true } });
    if (stored) return isSecretOf(enrolmentToken, userId, stored.secret) ? { ok: true } : { ok: false, reason: "alreadyOn" };
    const factor = await tx.secondFactor.create({
      data: { userId, secret: sealSecret(userId, enrolmentToken.secret), lastStep: step },
      select: { id: true },
    });
    await storeCodes(tx, factor.id, enrolmentToken);
    await endOtherSessionsOf(tx, { userId, except: doer.sessionId });
    await recordFactorChange(tx, { by: doer.user.adminUserId, person: doer.user, action: "create" });
    return { ok: true };
  });
}

/** The recovery codes of a enrolmentToken, in the place of all that were there. */
export async function storeCodes(tx: Transaction, factorId: string, { codes }: EnrolmentToken): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { factorId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ id: recoveryKey(code), factorId })) });
}

function isSecretOf({ secret }: EnrolmentToken, userId: string, stored: string): boolean {
  const opened = openSecret(userId, stored);
  return opened !== null && Buffer.from(opened).equals(bytesOfBase32(secret));
}
