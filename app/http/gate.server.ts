import { redirectDocument } from "@remix-run/node";
import type { ClosedGate } from "~/domain/people/access/gate-notices";
import type { ClosedState } from "~/domain/people/access/login-link";
import { findPendingLogin } from "~/domain/people/access/sessions.server";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { asksForSetupCode, isSetupComplete } from "~/domain/people/access/setup.server";
import { LOGIN_OVER, codesLeftText } from "~/domain/people/second-factor/second-factor-labels";
import { paths } from "~/paths";
import { neverKept } from "./cache";
import { orGiveBack, withReason } from "./faults.server";
import { redirectWithNotice } from "./notice.server";
import { clearPendingLoginCookie, commitSessionCookie, readPendingLoginId, readSession } from "./session.server";

type GateState = ClosedGate | { state: "open"; user: CurrentUser };

export function loadGate(request: Request): Promise<GateState> {
  return gateFor(request).catch((error: unknown) => {
    throw withReason(error, request);
  });
}

async function gateFor(request: Request): Promise<GateState> {
  const user = await readSession(request);
  if (user) return { state: "open", user };
  return (await isSetupComplete()) ? { state: "login" } : { state: "setup", asksForCode: asksForSetupCode() };
}

export async function requirePendingLogin(request: Request, next: string): Promise<void> {
  const id = await readPendingLoginId(request);
  if (id === null || (await findPendingLogin(id)) === null) {
    throw await redirectWithNotice(paths.admin.login(next), { kind: "warning", text: LOGIN_OVER }, neverKept(303).headers);
  }
}

export async function requireOpenSetup(request: Request): Promise<void> {
  if (await orGiveBack(request, isSetupComplete)) throw setupIsClosed();
}

export function setupIsClosed(): Response {
  const text = "Die Einrichtung ist bereits abgeschlossen.";
  return new Response(text, { ...neverKept(409), statusText: "Conflict" });
}

export async function enterAt(url: string, sessionId: string) {
  return redirectDocument(url, { status: 303, headers: { "Set-Cookie": await commitSessionCookie(sessionId) } });
}

export function linkIsClosed(state: ClosedState): Response {
  return new Response(state, neverKept(state === "unknown" ? 404 : 410));
}

type Entry = { sessionId: string; codesLeft: number | null; next: string };

export async function letIn({ sessionId, codesLeft, next }: Entry) {
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", await clearPendingLoginCookie());
  headers.append("Set-Cookie", await commitSessionCookie(sessionId));
  if (codesLeft === null) return redirectDocument(next, { status: 303, headers });
  const link = { url: paths.admin.secondFactor.own, text: "Zum zweiten Faktor" };
  return redirectWithNotice(next, { kind: "warning", text: codesLeftText(codesLeft), link }, headers);
}
