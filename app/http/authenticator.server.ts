import { redirect, type TypedResponse } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LOGIN_FAILED, WRONG_LOGIN } from "~/domain/people/access/gate-notices";
import { loginSchema, welcomeSchema } from "~/domain/people/access/gate-schemas";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { logIn } from "~/domain/people/access/login.server";
import { PASSWORD_REFUSALS } from "~/domain/people/access/password-messages";
import { findPendingLogin } from "~/domain/people/access/sessions.server";
import { confirmLogin } from "~/domain/people/second-factor/second-factors.server";
import { WRONG_CODES } from "~/domain/people/second-factor/factor-changes.server";
import { loginCodeSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { choosePassword } from "~/domain/people/users/passwords.server";
import { PASSWORD_NOT_SAVED, passwordChosenText } from "~/domain/people/users/user-notices";
import { paths } from "~/paths";
import { attemptOr } from "./attempt.server";
import { neverCached } from "./answers";
import { orReturnForm } from "./faults.server";
import { enterAt, redirectWithSession, linkIsClosed, answerRefusedProof } from "./gate.server";
import { nextPath, textIn } from "./request-paths";
import { redirectWithNotice } from "./notice.server";
import { faulty, invalid, parseForm } from "./read-form.server";
import { visitOfRequest } from "./origin.server";
import { readBody } from "./read-body.server";
import { pendingLoginIdCookie, sessionIdCookie } from "./session.server";

type Answer = TypedResponse<never> | ReturnType<typeof invalid>;

type Posted = FormStrategy.VerifyOptions;

const authenticator = new Authenticator<Answer>()
  .use(new FormStrategy(enterByPassword), "password")
  .use(new FormStrategy(enterByCode), "code")
  .use(new FormStrategy(choosePasswordByLink), "link");

export async function authenticate(way: "password" | "code" | "link", request: Request): Promise<Answer> {
  const posted = withinLimits(request, await readBody(request));
  return orReturnForm(request, () => authenticator.authenticate(way, posted));
}

/** The form strategy reads the whole body itself, so it gets only what passed our limits. */
function withinLimits({ url, headers }: Request, body: FormData): Request {
  const texts = [...body].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const ours = new Headers(headers);
  for (const name of ["Content-Type", "Content-Length"]) ours.delete(name);
  return new Request(url, { method: "POST", headers: ours, body: new URLSearchParams(texts) });
}

async function enterByPassword({ form, request }: Posted): Promise<Answer> {
  const { reply, ...read } = parseForm(form, loginSchema);
  if (!read.ok) return invalid(reply);
  const next = nextPath(read.value.next);
  const replaces = await sessionIdCookie.read(request);
  const outcome = await attemptOr(request, () => logIn({ ...read.value, replaces }, visitOfRequest(request)), null);
  if (outcome === null) return faulty(reply, LOGIN_FAILED);
  if (outcome.ok) return enterAt(next, outcome.sessionId);
  if (outcome.reason === "needsCode") {
    const headers = { "Set-Cookie": await pendingLoginIdCookie.set(outcome.pendingLoginId) };
    return redirect(paths.admin.loginCode(next), { status: 303, headers });
  }
  return answerRefusedProof(outcome, reply, {
    wrong: { "": WRONG_LOGIN },
    inactive: { "": "Ihr Konto ist nicht aktiv. Bitte wenden Sie sich an einen Administrator." },
  });
}

async function enterByCode({ form, request }: Posted): Promise<Answer> {
  const next = nextPath(textIn(form, "next"));
  const pendingLoginId = await pendingLoginIdCookie.read(request);
  if (pendingLoginId === null || (await findPendingLogin(pendingLoginId)) === null) throw startOver(next);
  const { reply, ...read } = parseForm(form, loginCodeSchema);
  if (!read.ok) return invalid(reply);
  const confirmation = { pendingLoginId, code: read.value.code, replaces: await sessionIdCookie.read(request) };
  const outcome = await attemptOr(request, () => confirmLogin(confirmation, visitOfRequest(request)), null);
  if (outcome === null) return faulty(reply, LOGIN_FAILED);
  if (outcome.ok) return redirectWithSession({ ...outcome, next });
  if (outcome.reason === "over") throw startOver(next);
  return answerRefusedProof(outcome, reply, WRONG_CODES);
}

async function choosePasswordByLink({ form, request }: Posted): Promise<Answer> {
  const token = loginTokenIn(request);
  const { state } = await findLoginLink(token);
  if (state !== "open") throw linkIsClosed(state);
  const { reply, ...read } = parseForm(form, welcomeSchema);
  if (!read.ok) return invalid(reply);
  const replaces = await sessionIdCookie.read(request);
  const choice = await attemptOr(request, () => choosePassword({ token, password: read.value.password, replaces }), null);
  if (choice === null) return faulty(reply, PASSWORD_NOT_SAVED);
  if (choice.ok) return redirectWithNotice(paths.admin.login(), { kind: "success", text: passwordChosenText(choice.user), email: choice.user.email });
  if (choice.reason === "closed") throw linkIsClosed(choice.state);
  return answerRefusedProof(choice, reply, PASSWORD_REFUSALS);
}

export function loginTokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** That page tells the person to start again, unless the code was sent twice and the first one worked. */
function startOver(next: string): Response {
  return redirect(paths.admin.loginCode(next), neverCached(303));
}
