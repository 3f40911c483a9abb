import { screenAt, splitPrefix } from "../../app/paths";
import type { HttpContext } from "../http-context";
import { memoize } from "../memoize";
import { chosenLanguage } from "../../app/http/find-locale";
import { cookieNames, cookiesFor, keptCookies } from "./page-cookies";

/**
 * All that a public page may depend on. Pages are rendered from their key and not from the request of whoever came
 * first, so what is not in the key cannot get into the page: no language, no cookie and no query of somebody else.
 */
export interface PageKey {
  id: string;
  path: string;
  /** Of the `Accept-Language` and `Cookie` headers, what counts. Empty when the path says the language itself. */
  language: string;
  cookies: string;
}

const PATHS_REMEMBERED = 1_000;
const VISITORS_REMEMBERED = 2_000;

/** The key of the public page that is asked for; null when it is none, or when the answer is for one person only. */
export function pageKeyOf({ path, request: { headers } }: HttpContext): PageKey | null {
  const page = pageAt(path);
  if (page === null) return null;
  const visitor = visitorOf(`${headers["accept-language"] ?? ""}\n${headers.cookie ?? ""}`);
  if (visitor === null) return null;
  const language = page.hasPrefix ? "" : visitor.language;
  const cookies = cookiesFor(page.screen, visitor.cookies);
  return { id: `${page.path} ${language} ${cookies}`, path: page.path, language, cookies };
}

/** "/Team/" and "/team" are one page. The query is left out: no public page reads one, and advertisements add many. */
const pageAt = memoize(PATHS_REMEMBERED, (asked) => {
  const lower = asked.toLowerCase();
  const path = lower.length > 1 && lower.endsWith("/") ? lower.slice(0, -1) : lower;
  const { prefix, path: bare } = splitPrefix(path);
  const screen = asked.includes("//") ? null : screenAt(bare);
  return screen && { path, screen, hasPrefix: prefix !== null };
});

/** Sessions and notices: whoever has one of these gets pages of their own. */
const PERSONAL_COOKIE = /^(?:(?:__Host-)?calima-.*|notice)$/;

const visitorOf = memoize(VISITORS_REMEMBERED, (question) => {
  const [acceptLanguage = "", cookie = ""] = question.split("\n");
  if (cookieNames(cookie).some((name) => PERSONAL_COOKIE.test(name))) return null;
  return { language: chosenLanguage({ cookie, "accept-language": acceptLanguage }), cookies: keptCookies(cookie) };
});
