import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { INACTIVE_LOGIN, LOGIN_FAILED, tooManyLogins, WRONG_LOGIN } from "~/domain/people/access/gate-notices";
import { loginSchema, welcomeSchema } from "~/domain/people/access/gate-schemas";
import type { ClosedState } from "~/domain/people/access/login-link";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { logIn } from "~/domain/people/access/login.server";
import { PASSWORD_REFUSALS } from "~/domain/people/access/password-messages";
import { findPendingLogin } from "~/domain/people/access/sessions.server";
import { confirmLogin } from "~/domain/people/second-factor/second-factors.server";
import { REPEATED_CODE, WRONG_CODE } from "~/domain/people/second-factor/second-factor-labels";
import { loginCodeSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { choosePassword } from "~/domain/people/users/passwords.server";
import type { User } from "~/domain/people/users/user-schema";
import { PASSWORD_NOT_SAVED, SERVER_BUSY } from "~/domain/people/users/user-notices";
import { attempt } from "./attempt.server";
import { orGiveBack, withFault } from "./faults.server";
import { nextPath, textIn } from "./next-path";
import { visitOfRequest } from "./origin.server";
import { readBody } from "./read-body.server";
import { type FormReply, parseForm, refuse } from "./read-form.server";
import { readPendingLoginId, readSessionId } from "./session.server";

export type Entry =
  | { state: "in"; sessionId: string; next: string }
  | { state: "needsCode"; pendingLoginId: string; next: string }
  | { state: "confirmed"; sessionId: string; codesLeft: number | null; next: string }
  /** No login waits for a second step. */
  | { state: "over"; next: string }
  | { state: "passwordChosen"; user: User }
  | { state: "closedLink"; link: ClosedState }
  | Refused;

type Refused = { state: "refused"; reply: FormReply; status: 422 | 429 | 503; retryAfterSeconds?: number };

type Posted = FormStrategy.VerifyOptions;

const authenticator = new Authenticator<Entry>()
  .use(new FormStrategy(enterByPassword), "password")
  .use(new FormStrategy(enterByCode), "code")
  .use(new FormStrategy(choosePasswordByLink), "link");

/** Throws what `readBody` throws above its limits. */
export async function authenticate(way: "password" | "code" | "link", request: Request): Promise<Entry> {
  const posted = withinLimits(request, await readBody(request));
  return orGiveBack(request, () => authenticator.authenticate(way, posted));
}

/** The form strategy reads the whole body itself, so it gets only what our limits let through. */
function withinLimits({ url, headers }: Request, body: FormData): Request {
  const texts = [...body].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const ours = new Headers(headers);
  for (const name of ["Content-Type", "Content-Length"]) ours.delete(name);
  return new Request(url, { method: "POST", headers: ours, body: new URLSearchParams(texts) });
}

async function enterByPassword({ form, request }: Posted): Promise<Entry> {
  const { reply, ...read } = parseForm(form, loginSchema);
  if (!read.ok) return refused(reply);
  const next = nextPath(read.value.next);
  const replaces = await readSessionId(request);
  const tried = await attempt(request, () => logIn({ ...read.value, replaces }, visitOfRequest(request)));
  if (tried.state === "error") return failed(reply, LOGIN_FAILED);
  const outcome = tried.value;
  if (outcome.ok) return { state: "in", sessionId: outcome.sessionId, next };
  if (outcome.reason === "needsCode") return { state: "needsCode", pendingLoginId: outcome.pendingLoginId, next };
  if (outcome.reason === "tooMany") return tooMany(reply, outcome);
  if (outcome.reason === "busy") return failed(reply, SERVER_BUSY);
  return refused(refuse(reply, { "": outcome.reason === "inactive" ? INACTIVE_LOGIN : WRONG_LOGIN }));
}

async function enterByCode({ form, request }: Posted): Promise<Entry> {
  const next = nextPath(textIn(form, "next"));
  const pendingLoginId = await readPendingLoginId(request);
  if (pendingLoginId === null || (await findPendingLogin(pendingLoginId)) === null) return { state: "over", next };
  const { reply, ...read } = parseForm(form, loginCodeSchema);
  if (!read.ok) return refused(reply);
  const confirmation = { pendingLoginId, code: read.value.code, replaces: await readSessionId(request) };
  const tried = await attempt(request, () => confirmLogin(confirmation, visitOfRequest(request)));
  if (tried.state === "error") return failed(reply, LOGIN_FAILED);
  const outcome = tried.value;
  if (outcome.ok) return { state: "confirmed", sessionId: outcome.sessionId, codesLeft: outcome.codesLeft, next };
  if (outcome.reason === "over") return { state: "over", next };
  if (outcome.reason === "tooMany") return tooMany(reply, outcome);
  return refused(refuse(reply, { code: outcome.reason === "wrong" ? WRONG_CODE : REPEATED_CODE }));
}

async function choosePasswordByLink({ form, request }: Posted): Promise<Entry> {
  const token = loginTokenIn(request);
  const { state } = await findLoginLink(token);
  if (state !== "open") return { state: "closedLink", link: state };
  const { reply, ...read } = parseForm(form, welcomeSchema);
  if (!read.ok) return refused(reply);
  const replaces = await readSessionId(request);
  const tried = await attempt(request, () => choosePassword({ token, password: read.value.password, replaces }));
  if (tried.state === "error") return failed(reply, PASSWORD_NOT_SAVED);
  const choice = tried.value;
  if (choice.ok) return { state: "passwordChosen", user: choice.user };
  if (choice.reason === "closed") return { state: "closedLink", link: choice.state };
  return choice.reason === "busy" ? failed(reply, SERVER_BUSY) : refused(refuse(reply, PASSWORD_REFUSALS[choice.reason]));
}

export function loginTokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

function refused(reply: FormReply): Refused {
  return { state: "refused", reply, status: 422 };
}

function failed(reply: FormReply, text: string): Refused {
  return { state: "refused", reply: withFault(reply, text), status: 503 };
}

function tooMany(reply: FormReply, { retryAfterSeconds }: { retryAfterSeconds: number }): Refused {
  return { state: "refused", reply: refuse(reply, { "": tooManyLogins(retryAfterSeconds) }), status: 429, retryAfterSeconds };
}
