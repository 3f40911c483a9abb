import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ConfirmationOutcome, confirmLogin } from "~/domain/people/access/confirm-login.server";
import { LoginCodeForm } from "~/domain/people/access/login-code-form";
import { LOGIN_FAILED, tooManyLogins } from "~/domain/people/access/login-schema";
import { loginCodeSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { codesLeftText, WRONG_CODE } from "~/domain/people/second-factor/second-factor-labels";
import { CACHE } from "~/http/cache";
import { loadGate, requireHalfLogin } from "~/http/gate.server";
import { logError } from "~/http/log-error.server";
import { nextPath } from "~/http/next-path";
import { redirectWithNotice } from "~/http/notice.server";
import { type FormReply, invalid, readForm, refuse } from "~/http/read-form.server";
import { clearHalfLoginCookie, commitSessionCookie, readSessionId } from "~/http/session.server";
import { visitOfRequest } from "~/http/visit.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Code eingeben");

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const next = nextPath(new URL(request.url).searchParams.get("next"));
  if ((await loadGate(request)).state === "open") throw redirect(next);
  await requireHalfLogin(request, next);
  return { next };
}

export async function action({ request }: ActionFunctionArgs) {
  const halfLoginId = await requireHalfLogin(request);
  const form = await readForm(request, loginCodeSchema);
  if (!form.ok) return invalid(form.reply);
  const { code, next } = form.value;
  const confirmation = { halfLoginId, code, replaces: await readSessionId(request) };
  const outcome = await confirmLogin(confirmation, visitOfRequest(request)).catch((error: unknown) => {
    logError(error, request);
    return { ok: false, reason: "failed" } as const;
  });
  return outcome.ok ? letIn(outcome, nextPath(next)) : refusalOf(outcome, { reply: form.reply, next: nextPath(next) });
}

export default function LoginCode() {
  return <LoginCodeForm {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}

type Success = Extract<ConfirmationOutcome, { ok: true }>;

/** Who came in with a recovery code is told how many are left. */
async function letIn({ sessionId, codesLeft }: Success, next: string) {
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", await clearHalfLoginCookie());
  headers.append("Set-Cookie", await commitSessionCookie(sessionId));
  if (codesLeft === null) return redirectDocument(next, { status: 303, headers });
  const text = codesLeftText(codesLeft);
  return redirectWithNotice(next, { kind: "warning", text, link: { url: paths.admin.secondFactor.own, text: "Zum zweiten Faktor" } }, headers);
}

type Refusal = Exclude<ConfirmationOutcome, { ok: true }> | { reason: "failed" };

function refusalOf(outcome: Refusal, { reply, next }: { reply: FormReply; next: string }) {
  if (outcome.reason === "over") throw redirect(paths.admin.login(next), 303);
  if (outcome.reason === "wrong") return invalid(refuse(reply, { code: WRONG_CODE }));
  if (outcome.reason === "failed") return data({ reply: refuse(reply, { "": LOGIN_FAILED }) }, { status: 503 });
  const { retryAfterSeconds } = outcome;
  const headers = { "Cache-Control": CACHE.never, "Retry-After": retryAfterSeconds.toString() };
  return data({ reply: refuse(reply, { "": tooManyLogins(retryAfterSeconds) }) }, { status: 429, headers });
}
