import { type Consent, type CookiePreferences, type EmbedKind, isEmbedKind, ONCE_COOKIE, PREFERENCES_COOKIE, preferencesFrom, storedPreferences } from "~/domain/consent/consent";
import { cookieValue } from "./cookies";
import { persistentCookie } from "./persistent-cookie.server";

/** Long enough for the page that comes next, short enough to be forgotten by the one after it. */
const ONCE_SECONDS = 20;

/** What the visitor who asks has allowed to be loaded. */
export function consentOf(request: Request): Consent {
  const header = request.headers.get("Cookie");
  const once = cookieValue(header, ONCE_COOKIE) ?? "";
  return { preferences: preferencesFrom(cookieValue(header, PREFERENCES_COOKIE)), once: isEmbedKind(once) ? once : null };
}

/** A Set-Cookie header that saves the choice for a year. */
export function preferencesCookie(preferences: CookiePreferences): string {
  return persistentCookie(PREFERENCES_COOKIE, storedPreferences(preferences));
}

/** A Set-Cookie header that allows something for the page that follows. */
export function onceCookie(kind: EmbedKind): string {
  return persistentCookie(ONCE_COOKIE, kind, ONCE_SECONDS);
}

/** WCAG 2.1.4: whoever dictates or types by accident can switch keys of one letter off. */
const COOKIE_NAME = "admin-shortcuts";

export function hasShortcuts(request: Request): boolean {
  return cookieValue(request.headers.get("Cookie"), COOKIE_NAME) !== "off";
}

/** A Set-Cookie header that remembers the choice for a year. */
export function shortcutsCookie(isOn: boolean): string {
  return persistentCookie(COOKIE_NAME, isOn ? "on" : "off");
}
