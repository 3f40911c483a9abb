import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { type Site, splitPrefix } from "~/paths";
import { cookieValue, persistentCookie } from "./cookies";

/** The cookie that remembers the choice. Written as a plain code, so that the front can read it too. */
const COOKIE_NAME = "preferred-language";

/** Where the request is on the site: prefix, else cookie, else the browser's primary language, else German. */
export function siteOf(request: Request): Site {
  const { prefix, path } = splitPrefix(new URL(request.url).pathname);
  return { prefix, path, language: prefix ?? chosenLanguage(request) };
}

/** The language without a prefix: cookie `preferred-language`, else primary Accept-Language, else German. */
export function chosenLanguage(request: Request): Language {
  return cookieLanguage(request) ?? browserLanguage(request) ?? DEFAULT_LANGUAGE;
}

/** A Set-Cookie header that saves the choice for a year. */
export function languageCookie(language: Language): string {
  return persistentCookie(COOKIE_NAME, language);
}

function cookieLanguage(request: Request): Language | null {
  const value = cookieValue(request.headers.get("Cookie"), COOKIE_NAME)?.toLowerCase();
  return value && isLanguage(value) ? value : null;
}

function browserLanguage(request: Request): Language | null {
  const [code = ""] = (request.headers.get("Accept-Language") ?? "").trim().toLowerCase().split(/[-,;]/);
  return isLanguage(code) ? code : null;
}
