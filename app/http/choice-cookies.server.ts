import { type Consent, type CookiePreferences, type EmbedKind, isEmbedKind, ONCE_COOKIE, PREFERENCES_COOKIE, preferencesFrom, storedPreferences } from "~/domain/consent/consent";
import type { Language } from "~/i18n/languages";
import { env } from "~/platform/env.server";
import { cookieValue } from "./cookies";
import { LANGUAGE_COOKIE } from "./find-locale";

/** Long enough for the next page, and for no other. */
const ONCE_SECONDS = 20;

export function consentOf(request: Request): Consent {
  const header = request.headers.get("Cookie");
  const once = cookieValue(header, ONCE_COOKIE) ?? "";
  return { preferences: preferencesFrom(cookieValue(header, PREFERENCES_COOKIE)), once: isEmbedKind(once) ? once : null };
}

export function preferencesCookie(preferences: CookiePreferences): string {
  return persistentCookie(PREFERENCES_COOKIE, storedPreferences(preferences));
}

export function onceCookie(kind: EmbedKind): string {
  return persistentCookie(ONCE_COOKIE, kind, ONCE_SECONDS);
}

export function languageCookie(language: Language): string {
  return persistentCookie(LANGUAGE_COOKIE, language);
}

/** WCAG 2.1.4: shortcuts of one letter can be switched off. */
const SHORTCUTS_COOKIE = "admin-shortcuts";

export function hasShortcuts(request: Request): boolean {
  return cookieValue(request.headers.get("Cookie"), SHORTCUTS_COOKIE) !== "off";
}

export function shortcutsCookie(isOn: boolean): string {
  return persistentCookie(SHORTCUTS_COOKIE, isOn ? "on" : "off");
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For what is no secret. */
export function persistentCookie(name: string, value: string, seconds = ONE_YEAR_SECONDS): string {
  const secure = env.PUBLIC_URL.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${seconds.toString()}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}
