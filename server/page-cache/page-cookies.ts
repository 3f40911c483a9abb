import { type EmbedKind, ONCE_COOKIE, PREFERENCES_COOKIE, preferencesFrom, storedPreferences } from "../../app/domain/consent/consent";
import { isPopupClosed, POPUP_CLOSED, POPUP_CLOSED_COOKIE } from "../../app/domain/system/popup-closed";
import { cookieValue } from "../../app/http/cookies";
import type { Screen } from "../../app/paths";

export const PROJECT = "project";

export type PageKind = Screen | typeof PROJECT;

/** A cookie that changes a page. `read` normalizes its value, or answers null if it has none. */
interface PageCookie {
  name: string;
  read: (value: string) => string | null;
  /** Null stands for the 404 page. */
  isFor: (screen: PageKind | null) => boolean;
}

const PAGE_COOKIES: readonly PageCookie[] = [
  { name: PREFERENCES_COOKIE, read: canonicalPreferences, isFor: () => true },
  {
    name: POPUP_CLOSED_COOKIE,
    read: (value) => (isPopupClosed(value) ? POPUP_CLOSED : null),
    isFor: (screen) => screen === "home",
  },
  onceCookie("map", ["contact"]),
  onceCookie("video", ["showreel", PROJECT]),
];

export type KeptCookie = { pair: string; isFor: PageCookie["isFor"] };

/** Contains only what changes pages, so that each page has few variants. */
export function keptCookies(header: string): KeptCookie[] {
  return PAGE_COOKIES.flatMap(({ name, read, isFor }) => {
    const sent = cookieValue(header, name);
    const value = sent === null ? null : read(sent);
    return value === null ? [] : [{ pair: `${name}=${value}`, isFor }];
  });
}

export function cookiesFor(screen: PageKind | null, kept: readonly KeptCookie[]): string {
  return kept.filter(({ isFor }) => isFor(screen)).map(({ pair }) => pair).join("; ");
}

function onceCookie(kind: EmbedKind, screens: readonly PageKind[]): PageCookie {
  return { name: ONCE_COOKIE, read: (value) => (value === kind ? kind : null), isFor: (screen) => screen !== null && screens.includes(screen) };
}

function canonicalPreferences(value: string): string | null {
  const preferences = preferencesFrom(value);
  return preferences && storedPreferences(preferences);
}

export function cookieNames(header: string): string[] {
  return header.split(/;\s*/).map((pair) => pair.slice(0, Math.max(0, pair.indexOf("="))));
}
