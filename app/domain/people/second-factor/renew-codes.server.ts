import { write } from "~/platform/database.server";
import { giveCodeTurnBack, takeCodeTurn } from "../access/login-limits.server";
import { acceptCode } from "./accept-code.server";
import { type Doer, recordFactorChange } from "./factor-changes.server";
import { recoveryKey } from "./recovery-codes.server";
import { storeCodes } from "./switch-on.server";
import type { EnrolmentToken } from "./enrolment-tokens.server";

export type ProofResult = { ok: true } | { ok: false; reason: "wrong" | "repeated" } | { ok: false; reason: "tooMany"; retryAfterSeconds: number };

type Renewal = { doer: Doer; address: string; enrolmentToken: EnrolmentToken; code: string };

/** Puts the recovery codes of the enrolmentToken in the place of the old ones. The same form sent twice does it once. */
export async function renewRecoveryCodes({ doer, address, enrolmentToken, code }: Renewal): Promise<ProofResult> {
  const { id: userId, email, adminUserId } = doer.user;
  const turn = await takeCodeTurn({ email, address });
  if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
  const outcome = await write(async (tx) => {
    const proof = await acceptCode(tx, { userId, code });
    if (proof === "wrong") return proof;
    if (proof === "repeated") return (await tx.recoveryCode.count({ where: { factor: { userId }, id: { in: enrolmentToken.codes.map(recoveryKey) } } })) > 0 ? "done" : proof;
    const factor = await tx.secondFactor.findUniqueOrThrow({ where: { userId }, select: { id: true } });
    await storeCodes(tx, factor.id, enrolmentToken);
    await recordFactorChange(tx, { by: adminUserId, person: doer.user, action: "update" });
    return "done";
  });
  if (outcome !== "done") return { ok: false, reason: outcome };
  await giveCodeTurnBack({ email, address });
  return { ok: true };
}
