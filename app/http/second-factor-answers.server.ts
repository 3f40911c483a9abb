import { data, redirect } from "@remix-run/node";
import { tooManyLogins } from "~/domain/people/access/login-schema";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { enrolmentOf } from "~/domain/people/second-factor/enrolment.server";
import type { Doer } from "~/domain/people/second-factor/factor-changes.server";
import type { ProofResult } from "~/domain/people/second-factor/renew-codes.server";
import { switchOnSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { ALREADY_ON, CHANGE_FAILED, SWITCHED_ON, ENROLMENT_OVER, WRONG_CODE } from "~/domain/people/second-factor/second-factor-labels";
import { findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { switchSecondFactorOn } from "~/domain/people/second-factor/switch-on.server";
import { newEnrolmentToken, openEnrolmentToken, type EnrolmentToken } from "~/domain/people/second-factor/enrolment-tokens.server";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { CACHE } from "./cache";
import { commitRecoveryCodes } from "./recovery-codes.server";
import { requireUser } from "./guard.server";
import { redirectWithNotice } from "./notice.server";
import { type FormReply, keepInForm, readForm, refuse } from "./read-form.server";
import { ownSessionId } from "./session.server";

const OWN = paths.admin.secondFactor.own;

/** Who is asking, if they have a second factor. Throws the way to the screen that sets one up otherwise. */
export async function requireOwnFactor(request: Request): Promise<CurrentUser> {
  const user = await requireUser(request);
  if ((await findSecondFactor(user.id)) === null) throw redirect(OWN, request.method === "POST" ? 303 : 302);
  return user;
}

/** Who changes their second factor, and in which session. */
export async function doerOf(request: Request, user: CurrentUser): Promise<Doer> {
  return { user, sessionId: await ownSessionId(request) };
}

/** Reads the form that switches a second factor on, and says what came of it. A mistake shows the same secret again. */
export async function answerSwitchOn(request: Request, user: CurrentUser) {
  const form = await readForm(request, switchOnSchema);
  const enrolmentToken = enrolmentTokenIn(form.reply, user);
  const again = againWith(enrolmentToken ?? newEnrolmentToken(user.id), user);
  if (!form.ok) return again(form.reply);
  if (enrolmentToken === null) return again(refuse(form.reply, { "": ENROLMENT_OVER }));
  const { code } = form.value;
  const doer = await doerOf(request, user);
  const tried = await attempt(request, () => switchSecondFactorOn({ doer, enrolmentToken, code }));
  if (tried.state === "error") return again(refuse(form.reply, { "": CHANGE_FAILED }), 503);
  if (tried.value.ok) return showCodes(enrolmentToken, SWITCHED_ON);
  if (tried.value.reason === "alreadyOn") return redirectWithNotice(OWN, { kind: "warning", text: ALREADY_ON });
  return again(refuse(form.reply, { code: WRONG_CODE }));
}

/** Sends to the page that shows the recovery codes of a enrolmentToken, once. */
export async function showCodes({ sealed }: EnrolmentToken, text: string) {
  return redirectWithNotice(OWN, { kind: "success", text }, { "Set-Cookie": await commitRecoveryCodes(sealed) });
}

/** The enrolmentToken that came back with a form; null for one that is too old or somebody else's. */
export function enrolmentTokenIn({ initialValue }: FormReply, user: CurrentUser): EnrolmentToken | null {
  const sealed = initialValue?.enrolmentToken;
  return typeof sealed === "string" ? openEnrolmentToken(user.id, sealed) : null;
}

type Refusal = Exclude<ProofResult, { ok: true }>;

/** The same form again for who has not proved to be who they are. */
export function notProved(refusal: Refusal, { reply, wrong }: { reply: FormReply; wrong: Record<string, string> }) {
  if (refusal.reason === "wrong") return data({ reply: refuse(reply, wrong) }, never(422));
  const { retryAfterSeconds } = refusal;
  const { status, headers } = never(429);
  return data(
    { reply: refuse(reply, { "": tooManyLogins(retryAfterSeconds) }) },
    { status, headers: { ...headers, "Retry-After": retryAfterSeconds.toString() } },
  );
}

function againWith(enrolmentToken: EnrolmentToken, user: CurrentUser) {
  const enrolment = enrolmentOf(enrolmentToken, user.email);
  return (reply: FormReply, status = 422) => data({ reply: keepInForm(reply, { enrolmentToken: enrolmentToken.sealed }), enrolment }, never(status));
}

function never(status: number) {
  return { status, headers: { "Cache-Control": CACHE.never } };
}
