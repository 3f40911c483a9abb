import { data, redirect } from "@remix-run/node";
import { tooManyLogins } from "~/domain/people/access/gate-notices";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { enrolmentOf, type EnrolmentToken, newEnrolmentToken, openEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { type Doer, type ProofResult, type SwitchOnResult, switchSecondFactorOn } from "~/domain/people/second-factor/factor-changes.server";
import { ALREADY_ON, CHANGE_FAILED, ENROLMENT_OVER, REPEATED_CODE, SWITCHED_ON, WRONG_CODE, WRONG_PASSWORD } from "~/domain/people/second-factor/second-factor-labels";
import { switchOnSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { SERVER_BUSY } from "~/domain/people/users/user-notices";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { neverKept } from "./cache";
import { orGiveBack, withFault } from "./faults.server";
import { requireUser } from "./guard.server";
import { redirectWithNotice } from "./notice.server";
import { visitOfRequest } from "./origin.server";
import { faulty, type FormReply, invalid, keepInForm, readForm, refuse } from "./read-form.server";
import { ownSessionId } from "./session.server";
import { commitRecoveryCodes } from "./shown-once.server";

const OWN = paths.admin.secondFactor.own;

export async function requireOwnFactor(request: Request): Promise<CurrentUser> {
  const user = await requireUser(request);
  if ((await orGiveBack(request, () => findSecondFactor(user.id))) === null) throw redirect(OWN, request.method === "POST" ? 303 : 302);
  return user;
}

export async function doerOf(request: Request, user: CurrentUser): Promise<{ doer: Doer; address: string }> {
  return { doer: { user, sessionId: await ownSessionId(request) }, address: visitOfRequest(request).address };
}

/** After a mistake with the same secret, as an app may have it already. */
export async function answerSwitchOn(request: Request, user: CurrentUser) {
  const form = await readForm(request, switchOnSchema);
  const enrolmentToken = enrolmentTokenIn(form.reply, user);
  const again = againWith(enrolmentToken ?? newEnrolmentToken(user.id), user);
  if (!form.ok) return again(form.reply);
  if (enrolmentToken === null) return again(refuse(form.reply, { "": ENROLMENT_OVER }));
  const { password, code } = form.value;
  const who = await doerOf(request, user);
  const tried = await attempt(request, () => switchSecondFactorOn({ ...who, enrolmentToken, password, code }));
  if (tried.state === "error") return again(withFault(form.reply, CHANGE_FAILED), { status: 503 });
  if (tried.value.ok) return showCodes(enrolmentToken, SWITCHED_ON);
  if (tried.value.reason === "alreadyOn") return redirectWithNotice(OWN, { kind: "warning", text: ALREADY_ON });
  const { errors, ...answer } = whyNot(tried.value);
  return again(refuse(form.reply, errors), answer);
}

type NotSwitchedOn = Exclude<SwitchOnResult, { ok: true } | { ok: false; reason: "alreadyOn" }>;

type Again = { status?: number; retryAfterSeconds?: number };

function whyNot(result: NotSwitchedOn): Again & { errors: Record<string, string> } {
  if (result.reason === "tooMany") {
    const { retryAfterSeconds } = result;
    return { errors: { "": tooManyLogins(retryAfterSeconds) }, status: 429, retryAfterSeconds };
  }
  if (result.reason === "busy") return { errors: { "": SERVER_BUSY }, status: 503 };
  return { errors: result.reason === "wrongCode" ? { code: WRONG_CODE } : { password: WRONG_PASSWORD } };
}

export async function showCodes({ sealed }: EnrolmentToken, text: string) {
  return redirectWithNotice(OWN, { kind: "success", text }, { "Set-Cookie": await commitRecoveryCodes(sealed) });
}

export function enrolmentTokenIn({ initialValue }: FormReply, user: CurrentUser): EnrolmentToken | null {
  const sealed = initialValue?.enrolmentToken;
  return typeof sealed === "string" ? openEnrolmentToken(user.id, sealed) : null;
}

type Refusal = Exclude<ProofResult, { ok: true }>;

export function notProved(refusal: Refusal, { reply, wrong }: { reply: FormReply; wrong: Record<string, string> }) {
  if (refusal.reason === "tooMany") return tooManyTries(reply, refusal.retryAfterSeconds);
  if (refusal.reason === "busy") return faulty(reply, SERVER_BUSY);
  return invalid(refuse(reply, refusal.reason === "wrong" ? wrong : { code: REPEATED_CODE }));
}

export function tooManyTries(reply: FormReply, retryAfterSeconds: number) {
  return data({ reply: refuse(reply, { "": tooManyLogins(retryAfterSeconds) }) }, neverKept(429, retryAfterSeconds));
}

function againWith(enrolmentToken: EnrolmentToken, user: CurrentUser) {
  return async (reply: FormReply, { status = 422, retryAfterSeconds }: Again = {}) => {
    const enrolment = await enrolmentOf(enrolmentToken, user.email);
    return data({ reply: keepInForm(reply, { enrolmentToken: enrolmentToken.sealed }), enrolment }, neverKept(status, retryAfterSeconds));
  };
}
