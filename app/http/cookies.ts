import { type Cookie, createCookie } from "@remix-run/node";

export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}

// Signed, so that nobody can forge them. The front reads them too, to know which requests have a session and which pages
// are for one person.

export type CookieKind = { secret: string; isSecure: boolean };

export const sessionCookie = cookieOfThisHost("calima-session");
export const pendingLoginCookie = cookieOfThisHost("calima-pending-login");
export const previewCookie = cookieOfThisHost("calima-preview");

/** Lasts a minute: a notice that was not shown by then would only confuse. */
export function noticeCookie(kind: CookieKind): Cookie {
  return signedCookie("notice", kind, { maxAge: 60 });
}

function cookieOfThisHost(name: string) {
  return (kind: CookieKind): Cookie => signedCookie(kind.isSecure ? `__Host-${name}` : name, kind);
}

export function signedCookie(name: string, { secret, isSecure }: CookieKind, more: { maxAge?: number; path?: string } = {}): Cookie {
  return createCookie(name, { httpOnly: true, path: "/", sameSite: "lax", secrets: [secret], secure: isSecure, ...more });
}
