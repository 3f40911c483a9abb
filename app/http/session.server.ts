import type { CurrentUser } from "~/domain/people/access/permissions";
import { findSessionUser, PENDING_LOGIN_SECONDS, SESSION_COOKIE_SECONDS } from "~/domain/people/access/sessions.server";
import { env } from "~/platform/env.server";
import { pendingLoginCookie, sessionCookie } from "./cookies";

const kind = { secret: env.SESSION_SECRET, isSecure: env.PUBLIC_URL.startsWith("https:") };
const cookie = sessionCookie(kind);
const pendingCookie = pendingLoginCookie(kind);

/** Asked anew in every request, so that changes count at once. */
export async function readSession(request: Request): Promise<CurrentUser | null> {
  const id = await readSessionId(request);
  return id ? findSessionUser(id) : null;
}

/** Also of a session that is over; null for an id that is not ours. */
export async function readSessionId(request: Request): Promise<string | null> {
  return idIn(await cookie.parse(request.headers.get("Cookie")));
}

/** Only after `requireUser`; throws without a session. */
export async function ownSessionId(request: Request): Promise<string> {
  const id = await readSessionId(request);
  if (id === null) throw new Error("Somebody without a session got past the guard");
  return id;
}

export async function commitSessionCookie(id: string): Promise<string> {
  return cookie.serialize(id, { maxAge: SESSION_COOKIE_SECONDS });
}

export async function clearSessionCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

export async function readPendingLoginId(request: Request): Promise<string | null> {
  return idIn(await pendingCookie.parse(request.headers.get("Cookie")));
}

export async function commitPendingLoginCookie(id: string): Promise<string> {
  return pendingCookie.serialize(id, { maxAge: PENDING_LOGIN_SECONDS });
}

export async function clearPendingLoginCookie(): Promise<string> {
  return pendingCookie.serialize("", { maxAge: 0 });
}

function idIn(cookie: unknown): string | null {
  return typeof cookie === "string" && cookie !== "" ? cookie : null;
}
