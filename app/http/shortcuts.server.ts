import { cookieValue } from "./cookie-value";
import { persistentCookie } from "./persistent-cookie";

/** WCAG 2.1.4: whoever dictates or types by accident can switch keys of one letter off. */
const COOKIE_NAME = "admin-shortcuts";

export function hasShortcuts(request: Request): boolean {
  return cookieValue(request.headers.get("Cookie"), COOKIE_NAME) !== "off";
}

/** A Set-Cookie header that remembers the choice for a year. */
export function shortcutsCookie(isOn: boolean): string {
  return persistentCookie(COOKIE_NAME, isOn ? "on" : "off");
}
