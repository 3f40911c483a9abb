import { createCookie } from "@remix-run/node";

/**
 * The cookie that names a session, signed so that only ids that we gave out ever reach the database.
 * The front uses it as well: it must know which requests come with a session.
 */
export function sessionCookie(kind: CookieKind) {
  return signedCookie("calima-session", kind);
}

/** The cookie that names a login whose second step is still to come. */
export function pendingLoginCookie(kind: CookieKind) {
  return signedCookie("calima-pending-login", kind);
}

type CookieKind = { secret: string; isSecure: boolean };

function signedCookie(name: string, { secret, isSecure }: CookieKind) {
  return createCookie(isSecure ? `__Host-${name}` : name, {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secrets: [secret],
    secure: isSecure,
  });
}
