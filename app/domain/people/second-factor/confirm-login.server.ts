import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordFailedLogin, recordLoginEvent, recordRefusedLogin, TOO_MANY_ATTEMPTS } from "../login-log/login-logs.server";
import { acceptCode } from "./second-factors.server";
import { giveCodeTurnBack, giveLoginTurnBack, takeCodeTurn, type TooMany } from "../access/login-limits.server";
import { endPendingLogin, findPendingLogin, forgetSession, isPendingLoginOpen, type PendingLogin, startSession } from "../access/sessions.server";
import type { Visit } from "../login-log/visit";

export type Confirmation = {
  pendingLoginId: string;
  code: string;
  /** The session that this browser held until now, and gives up. */
  replaces: string | null;
};

export type ConfirmationOutcome =
  /** `codesLeft`: how many recovery codes are left to who came in with one; null for who used the app. */
  | { ok: true; sessionId: string; codesLeft: number | null }
  | { ok: false; reason: "over" }
  /** `repeated`: a code that was right, and has counted already. */
  | { ok: false; reason: "wrong" | "repeated" }
  | TooMany;

/** The second step of the login: opens a session for the right code of whose password was right a moment ago. */
export async function confirmLogin(confirmation: Confirmation, visit: Visit): Promise<ConfirmationOutcome> {
  const pending = await findPendingLogin(confirmation.pendingLoginId);
  if (pending === null) return { ok: false, reason: "over" };
  const attempt = { email: pending.email, address: visit.address };
  const turn = await takeCodeTurn(attempt);
  if (!turn.ok) {
    void recordRefusedLogin({ ...personOf(pending), visit, errorMessage: TOO_MANY_ATTEMPTS });
    return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
  }
  const opened = await write((tx) => openSession(tx, { ...confirmation, pending, visit }));
  if (opened === "wrong" || opened === "repeated") return refuse(pending, visit, opened);

  await Promise.all([giveLoginTurnBack(attempt), giveCodeTurnBack(attempt)]);
  return { ok: true, ...opened };
}

type Opening = Confirmation & { pending: PendingLogin; visit: Visit };

/** `wrong` also for who may not come in any more: everything is asked again inside the transaction. */
async function openSession(tx: Transaction, { pendingLoginId, code, replaces, pending: { userId }, visit }: Opening) {
  const person = await tx.adminUser.findFirst({ where: { userId, isActive: true }, select: { id: true } });
  if (person === null || !(await isPendingLoginOpen(tx, pendingLoginId))) return "wrong";
  const proof = await acceptCode(tx, { userId, code });
  if (proof === "wrong" || proof === "repeated") return proof;
  await endPendingLogin(tx, pendingLoginId);
  if (replaces) await forgetSession(tx, replaces);
  await recordLoginEvent(tx, { action: "login", userId, adminUserId: person.id, visit });
  const codesLeft = proof === "recovery" ? await tx.recoveryCode.count({ where: { factor: { userId } } }) : null;
  return { sessionId: await startSession(tx, { userId, visit }), codesLeft };
}

async function refuse(pending: PendingLogin, visit: Visit, reason: "wrong" | "repeated"): Promise<ConfirmationOutcome> {
  await recordFailedLogin({ ...personOf(pending), visit, errorMessage: reason === "wrong" ? "Code ist falsch" : "Code war schon benutzt" });
  return { ok: false, reason };
}

function personOf({ userId, adminUserId }: PendingLogin) {
  return { userId, adminUserId };
}
