import { data, redirectDocument } from "@remix-run/node";
import { type ClosedGate, type ClosedState, tooManyLogins } from "~/domain/people/access/gate-notices";
import type { TooMany } from "~/domain/people/access/login-limits.server";
import { findPendingLogin } from "~/domain/people/access/sessions.server";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { asksForSetupCode, isSetupComplete } from "~/domain/people/access/setup.server";
import { SERVER_BUSY } from "~/domain/people/users/user-notices";
import { paths } from "~/paths";
import { neverCached } from "./answers";
import { orReturnForm } from "./faults.server";
import { redirectWithNotice } from "./notice.server";
import { faulty, type FormReply, invalid, refuse } from "./read-form.server";
import { pendingLoginIdCookie, readSession, sessionIdCookie } from "./session.server";

type GateState = ClosedGate | { state: "open"; user: CurrentUser };

export async function loadGate(request: Request): Promise<GateState> {
  const user = await readSession(request);
  if (user) return { state: "open", user };
  return (await isSetupComplete()) ? { state: "login" } : { state: "setup", asksForCode: asksForSetupCode() };
}

/** Also shown to a person whose code was accepted and sent again. */
const LOGIN_OVER = "Diese Anmeldung ist schon abgeschlossen oder älter als fünf Minuten. Bitte beginnen Sie noch einmal.";

export async function requirePendingLogin(request: Request, next: string): Promise<void> {
  const id = await pendingLoginIdCookie.read(request);
  if (id === null || (await findPendingLogin(id)) === null) {
    throw await redirectWithNotice(paths.admin.login(next), { kind: "warning", text: LOGIN_OVER }, neverCached(303).headers);
  }
}

export async function requireOpenSetup(request: Request): Promise<void> {
  if (await orReturnForm(request, isSetupComplete)) throw setupIsClosed();
}

export function setupIsClosed(): Response {
  const text = "Die Einrichtung ist bereits abgeschlossen.";
  return new Response(text, { ...neverCached(409), statusText: "Conflict" });
}

export async function enterAt(url: string, sessionId: string) {
  return redirectDocument(url, { status: 303, headers: { "Set-Cookie": await sessionIdCookie.set(sessionId) } });
}

export function linkIsClosed(state: ClosedState): Response {
  return new Response(state, neverCached(state === "unknown" ? 404 : 410));
}

type NotProved<Reason> = { ok: false; reason: "busy" } | { ok: false; reason: Reason } | TooMany;

/** Answers a wrong password or code, or a weak new password. `messages` has the field errors for each reason. */
export function answerRefusedProof<Reason extends string>(refusal: NotProved<NoInfer<Reason>>, reply: FormReply, messages: Record<Reason, Record<string, string>>) {
  if ("retryAfterSeconds" in refusal) {
    const { retryAfterSeconds } = refusal;
    return data({ reply: refuse(reply, { "": tooManyLogins(retryAfterSeconds) }) }, neverCached(429, retryAfterSeconds));
  }
  if (refusal.reason === "busy") return faulty(reply, SERVER_BUSY);
  return invalid(refuse(reply, messages[refusal.reason]));
}

type Entry = { sessionId: string; codesLeft: number | null; next: string };

export async function redirectWithSession({ sessionId, codesLeft, next }: Entry) {
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", await pendingLoginIdCookie.clear());
  headers.append("Set-Cookie", await sessionIdCookie.set(sessionId));
  if (codesLeft === null) return redirectDocument(next, { status: 303, headers });
  const link = { url: paths.admin.secondFactor.own, text: "Zum zweiten Faktor" };
  return redirectWithNotice(next, { kind: "warning", text: codesLeftText(codesLeft), link }, headers);
}

function codesLeftText(codesLeft: number): string {
  if (codesLeft === 0) return "Das war Ihr letzter Wiederherstellungscode. Bitte erzeugen Sie neue.";
  return codesLeft === 1
    ? "Sie haben noch einen Wiederherstellungscode. Bitte erzeugen Sie bald neue."
    : `Sie haben noch ${codesLeft.toString()} Wiederherstellungscodes.`;
}
