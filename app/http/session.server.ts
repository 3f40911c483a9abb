import type { CurrentUser } from "~/domain/access/permissions";
import { findSessionUser, SESSION_COOKIE_SECONDS } from "~/domain/access/sessions.server";
import { env } from "~/platform/env.server";
import { sessionCookie } from "./session-cookie";

const cookie = sessionCookie({ secret: env.SESSION_SECRET, isSecure: env.PUBLIC_URL.startsWith("https:") });

/** Who is asking; null without a session that is alive. Asked anew in every request, so that a change counts at once. */
export async function readSession(request: Request): Promise<CurrentUser | null> {
  const id = await readSessionId(request);
  return id ? findSessionUser(id) : null;
}

/** The session id that the browser names, alive or not; null for none, or for one that we did not give out. */
export async function readSessionId(request: Request): Promise<string | null> {
  const id: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof id === "string" ? id : null;
}

/** The `Set-Cookie` header for a new session. */
export async function commitSessionCookie(id: string): Promise<string> {
  return cookie.serialize(id, { maxAge: SESSION_COOKIE_SECONDS });
}

/** The `Set-Cookie` header that makes the browser forget its session. */
export async function clearSessionCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}
