import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { endOtherSessionsOf } from "../access/sessions.server";
import { bytesOfBase32 } from "./base32";
import { type Doer, recordFactorChange } from "./factor-changes.server";
import { recoveryKey } from "./recovery-codes.server";
import { openSecret, sealSecret } from "./stored-secret.server";
import type { EnrolmentToken } from "./enrolment-tokens.server";
import { stepOfCode } from "./totp.server";

export type SwitchOnResult = { ok: true } | { ok: false; reason: "wrongCode" | "alreadyOn" };

type SwitchOn = { doer: Doer; enrolmentToken: EnrolmentToken; code: string };

/**
 * Switches the second factor on for who has shown a code of the secret that they were offered; all their other sessions
 * end. The same form sent twice switches on once.
 */
export async function switchSecondFactorOn({ doer, enrolmentToken, code }: SwitchOn): Promise<SwitchOnResult> {
  const { id: userId } = doer.user;
  const step = stepOfCode(bytesOfBase32(enrolmentToken.secret), code.replace(/\D/g, ""), new Date());
  if (step === null) return { ok: false, reason: "wrongCode" };
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
