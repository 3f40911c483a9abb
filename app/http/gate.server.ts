import { redirect } from "@remix-run/node";
import type { ClosedGate } from "~/domain/people/access/gate-state";
import { findPendingLogin } from "~/domain/people/access/pending-logins.server";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { asksForSetupCode } from "~/domain/people/access/setup.server";
import { isSetupComplete } from "~/domain/people/access/setup-status.server";
import { paths } from "~/paths";
import { CACHE } from "./cache";
import { orGiveBack } from "./give-back.server";
import { readPendingLoginId, readSession } from "./session.server";

export type GateState = ClosedGate | { state: "open"; user: CurrentUser };

/** What the gate shows: the set-up while there is no admin, else the login while there is no session, else the content. */
export async function loadGate(request: Request): Promise<GateState> {
  const user = await readSession(request);
  if (user) return { state: "open", user };
  return (await isSetupComplete()) ? { state: "login" } : { state: "setup", asksForCode: asksForSetupCode() };
}

/** The id of the login whose second step is waited for. Throws the way to the first step for who has not taken it. */
export async function requirePendingLogin(request: Request, next: string = paths.admin.home): Promise<string> {
  const id = await readPendingLoginId(request);
  if (id !== null && (await orGiveBack(request, () => findPendingLogin(id))) !== null) return id;
  const isRead = request.method === "GET" || request.method === "HEAD";
  throw redirect(paths.admin.login(next), { status: isRead ? 302 : 303, headers: { "Cache-Control": CACHE.never } });
}

/** First statement of the set-up's action: it can be used once. */
export async function requireOpenSetup(request: Request): Promise<void> {
  if (await orGiveBack(request, isSetupComplete)) throw setupIsClosed();
}

/** Also the answer to who was a moment too late. */
export function setupIsClosed(): Response {
  const text = "Die Einrichtung ist bereits abgeschlossen.";
  return new Response(text, { status: 409, statusText: "Conflict", headers: { "Cache-Control": CACHE.never } });
}
