import type { ClosedGate } from "~/domain/access/gate-state";
import type { CurrentUser } from "~/domain/access/permissions";
import { asksForSetupCode } from "~/domain/access/setup.server";
import { isSetupComplete } from "~/domain/access/setup-status.server";
import { CACHE } from "./cache";
import { readSession } from "./session.server";

export type GateState = ClosedGate | { state: "open"; user: CurrentUser };

/** What the gate shows: the set-up while there is no admin, else the login while there is no session, else the content. */
export async function loadGate(request: Request): Promise<GateState> {
  const user = await readSession(request);
  if (user) return { state: "open", user };
  return (await isSetupComplete()) ? { state: "login" } : { state: "setup", asksForCode: asksForSetupCode() };
}

/** First statement of the set-up's action: it can be used once. */
export async function requireOpenSetup(): Promise<void> {
  if (await isSetupComplete()) throw setupIsClosed();
}

/** Also the answer to who was a moment too late. */
export function setupIsClosed(): Response {
  const text = "Die Einrichtung ist bereits abgeschlossen.";
  return new Response(text, { status: 409, statusText: "Conflict", headers: { "Cache-Control": CACHE.never } });
}
