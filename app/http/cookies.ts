import { type Cookie, createCookie } from "@remix-run/node";

/** Raw; null when it was not sent. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}

// Signed, so that only what we gave out ever counts. The front knows these cookies as well: it must see which requests
// come with a session, and which page is for one person only.

export type CookieKind = { secret: string; isSecure: boolean };

export function sessionCookie(kind: CookieKind): Cookie {
  return signedCookie(withPrefix("calima-session", kind), kind);
}

/** Stands for a login whose second step is still to come. */
export function pendingLoginCookie(kind: CookieKind): Cookie {
  return signedCookie(withPrefix("calima-pending-login", kind), kind);
}

/** Holds the random word of a link that shows drafts, which is looked up in every request. */
export function previewCookie(kind: CookieKind): Cookie {
  return signedCookie(withPrefix("calima-preview", kind), kind);
}

/** why a minute: a message that no page has shown within it would only puzzle */
export function noticeCookie(kind: CookieKind): Cookie {
  return signedCookie("notice", kind, { maxAge: 60 });
}

function withPrefix(name: string, { isSecure }: CookieKind): string {
  return isSecure ? `__Host-${name}` : name;
}

function signedCookie(name: string, { secret, isSecure }: CookieKind, more: { maxAge?: number } = {}): Cookie {
  return createCookie(name, { httpOnly: true, path: "/", sameSite: "lax", secrets: [secret], secure: isSecure, ...more });
}
