import { createCookie } from "@remix-run/node";

/**
 * The cookie that names a session, signed so that only ids that we gave out ever reach the database.
 * The front uses it as well: it must know which requests come with a session.
 */
export function sessionCookie({ secret, isSecure }: { secret: string; isSecure: boolean }) {
  return createCookie(isSecure ? "__Host-calima-session" : "calima-session", {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secrets: [secret],
    secure: isSecure,
  });
}
