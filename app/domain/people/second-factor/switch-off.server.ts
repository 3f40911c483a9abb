import { write } from "~/platform/database.server";
import { giveCodeTurnBack, takeCodeTurn } from "../access/login-limits.server";
import { endOtherSessionsOf } from "../access/sessions.server";
import { acceptCode } from "./accept-code.server";
import { type Doer, recordFactorChange } from "./factor-changes.server";
import { isPasswordOf } from "./own-password.server";
import type { ProofResult } from "./renew-codes.server";

type SwitchOff = { doer: Doer; address: string; password: string; code: string };

/** Switches one's own second factor off, for the right password and code; all other sessions end. */
export async function switchSecondFactorOff({ doer, address, password, code }: SwitchOff): Promise<ProofResult> {
  const { id: userId, email, adminUserId } = doer.user;
  const turn = await takeCodeTurn({ email, address });
  if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
  const isPasswordRight = await isPasswordOf(userId, password);
  if (isPasswordRight === null) return { ok: false, reason: "tooMany", retryAfterSeconds: 5 };
  if (!isPasswordRight) return { ok: false, reason: "wrong" };
  const outcome = await write(async (tx) => {
    const proof = await acceptCode(tx, { userId, code });
    if (proof === "wrong" || proof === "repeated") return proof;
    await tx.secondFactor.deleteMany({ where: { userId } });
    await endOtherSessionsOf(tx, { userId, except: doer.sessionId });
    await recordFactorChange(tx, { by: adminUserId, person: doer.user, action: "delete" });
    return "done";
  });
  if (outcome !== "done") return { ok: false, reason: outcome };
  await giveCodeTurnBack({ email, address });
  return { ok: true };
}
