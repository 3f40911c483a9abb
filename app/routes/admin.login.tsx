import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LoginForm } from "~/domain/people/access/login-form";
import { LOGIN_FAILED, loginSchema, tooManyLogins, WRONG_LOGIN } from "~/domain/people/access/login-schema";
import { type LoginOutcome, logIn } from "~/domain/people/access/login.server";
import { hasExpiredPost } from "~/http/expired-post.server";
import { loadGate } from "~/http/gate.server";
import { logError } from "~/http/log-error.server";
import { nextPath } from "~/http/next-path";
import { takeNotice } from "~/http/notice.server";
import { type FormReply, invalid, readForm, refuse } from "~/http/read-form.server";
import { commitHalfLoginCookie, commitSessionCookie, readSessionId } from "~/http/session.server";
import { visitOfRequest } from "~/http/visit.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Anmelden");

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("next");
  const next = nextPath(wanted);
  const gate = await loadGate(request);
  if (gate.state === "setup") throw redirect(paths.admin.setup);
  if (gate.state === "open") throw redirect(next);
  const { notice, headers } = await takeNotice(request);
  if (wanted === null) return data({ notice }, { headers });
  return data({ notice, next, hasUnsavedText: await hasExpiredPost(request, next) }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, loginSchema);
  if (!form.ok) return invalid(form.reply);
  const replaces = await readSessionId(request);
  const outcome = await logIn({ ...form.value, replaces }, visitOfRequest(request)).catch((error: unknown) => {
    logError(error, request);
    return { ok: false, reason: "failed" } as const;
  });
  if (!outcome.ok && outcome.reason === "needsCode") {
    const headers = { "Set-Cookie": await commitHalfLoginCookie(outcome.halfLoginId) };
    return redirect(paths.admin.loginCode(nextPath(form.value.next)), { status: 303, headers });
  }
  if (!outcome.ok) return refusalOf(outcome, form.reply);
  const headers = { "Set-Cookie": await commitSessionCookie(outcome.sessionId) };
  return redirectDocument(nextPath(form.value.next), { status: 303, headers });
}

export default function Login() {
  return <LoginForm {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}

type Refusal = Exclude<LoginOutcome, { ok: true } | { reason: "needsCode" }> | { reason: "failed" };

/** The same form again: the e-mail kept, the password not. */
function refusalOf(outcome: Refusal, reply: FormReply) {
  if (outcome.reason === "wrong") return invalid(refuse(reply, { "": WRONG_LOGIN }));
  if (outcome.reason === "failed") return data({ reply: refuse(reply, { "": LOGIN_FAILED }) }, { status: 503 });
  const { retryAfterSeconds } = outcome;
  const headers = { "Retry-After": retryAfterSeconds.toString() };
  return data({ reply: refuse(reply, { "": tooManyLogins(retryAfterSeconds) }) }, { status: 429, headers });
}
