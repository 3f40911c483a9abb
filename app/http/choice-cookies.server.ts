import { type Consent, type CookiePreferences, isEmbedKind, ONCE_COOKIE, PREFERENCES_COOKIE, preferencesFrom, storedPreferences } from "~/domain/consent/consent";
import { COOKIE_KIND } from "./cookie-kind.server";
import { cookieValue } from "./cookies";

export function consentOf(request: Request): Consent {
  const header = request.headers.get("Cookie");
  const once = cookieValue(header, ONCE_COOKIE) ?? "";
  return { preferences: preferencesFrom(cookieValue(header, PREFERENCES_COOKIE)), once: isEmbedKind(once) ? once : null };
}

export function preferencesCookie(preferences: CookiePreferences): string {
  return persistentCookie(PREFERENCES_COOKIE, storedPreferences(preferences));
}

/** WCAG 2.1.4: people must be able to switch off shortcuts of one letter. */
const SHORTCUTS_COOKIE = "admin-shortcuts";

export function hasShortcuts(request: Request): boolean {
  return cookieValue(request.headers.get("Cookie"), SHORTCUTS_COOKIE) !== "off";
}

export function shortcutsCookie(isOn: boolean): string {
  return persistentCookie(SHORTCUTS_COOKIE, isOn ? "on" : "off");
}

export function persistentCookie(name: string, value: string, seconds = 365 * 24 * 60 * 60): string {
  const secure = COOKIE_KIND.isSecure ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${seconds.toString()}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}
