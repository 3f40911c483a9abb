import { type CookieKind, noticeCookie, previewCookie } from "../../app/http/cookies";
import { chosenLanguage } from "../../app/http/find-locale";
import type { Language } from "../../app/i18n/languages";
import { listPageOf, listPageQuery, projectPath, projectSlugAt, screenAt, screenPath, splitPrefix, withPrefix } from "../../app/paths";
import type { HttpContext } from "../http-context";
import { memoize } from "../memoize";
import { cookieNames, cookiesFor, keptCookies, type PageKind, PROJECT } from "./page-cookies";

/** Pages are rendered from their key, not from a request, so that they contain nothing personal of the first visitor. */
export interface PageKey {
  id: string;
  /** Has no prefix, and is in the language of the page. */
  screenPath: string;
  routePath: string;
  prefix: Language | null;
  listPage: number;
  /** The relevant parts of `Accept-Language` and `Cookie`. Empty if the path has a language. */
  language: string;
  cookies: string;
  /** A 404 is one page for all unknown addresses. */
  status: 200 | 404;
}

/** First segments that are no public pages: `root` only without a language before them, `site` also after one. */
export interface ServedElsewhere {
  root: ReadonlySet<string>;
  site: ReadonlySet<string>;
}

export interface PageKeys {
  /** Null if it is no public page, or may be a personal one. */
  known(context: HttpContext): PageKey | null;
  /** Also verifies signed cookies. Null if it is no public page, or a personal one. */
  find(context: HttpContext): Promise<PageKey | null>;
  unknown(context: HttpContext): PageKey;
}

const PATHS_REMEMBERED = 1_000;
const VISITORS_REMEMBERED = 2_000;
const QUESTIONS_REMEMBERED = 2_000;

/** No screen will ever use this path. */
const UNKNOWN_PATH = "/404";

interface Sources {
  elsewhere: ServedElsewhere;
  cookieKind: CookieKind;
  /** Prevents that unknown project addresses cost a rendering each. */
  isProjectShown: (slug: string) => Promise<boolean>;
}

export function createPageKeys({ elsewhere, cookieKind, isProjectShown }: Sources): PageKeys {
  /** With one of these cookies the page is personal. */
  const personal = [
    { cookie: previewCookie(cookieKind), isFor: () => true },
    { cookie: noticeCookie(cookieKind), isFor: (screen: PageKind | null) => screen === "contact" || screen === "cookies" },
  ];

  /** "/Team/", "/equipo" and "/team" are one page. Only pages of lists depend on the query. */
  const pageAt = memoize(PATHS_REMEMBERED, (asked) => {
    const { prefix, path } = splitPrefix(readable(asked));
    const slug = projectSlugAt(path);
    const screen: PageKind | null = slug === null ? screenAt(path) : PROJECT;
    const first = path.split("/", 2)[1]?.toLowerCase() ?? "";
    const isElsewhere = elsewhere.site.has(first) || (prefix === null && elsewhere.root.has(first)) || path.endsWith(".data");
    return screen === null && isElsewhere ? null : { prefix, screen, slug };
  });

  const visitorOf = memoize(VISITORS_REMEMBERED, (question) => {
    const [acceptLanguage = "", cookie = ""] = question.split("\n");
    const names = cookieNames(cookie);
    return {
      language: chosenLanguage({ cookie, "accept-language": acceptLanguage }),
      cookies: keptCookies(cookie),
      personal: personal.filter(({ cookie: { name } }) => names.includes(name)),
    };
  });

  const askedBy = memoize(QUESTIONS_REMEMBERED, (question) => {
    const [path = "", search = "", ...visitorLines] = question.split("\n");
    const page = pageAt(path);
    if (page === null) return null;
    const visitor = visitorOf(visitorLines.join("\n"));
    const listPage = page.screen === PROJECT ? 1 : listPageOf(page.screen, search);
    const personal = visitor.personal.filter(({ isFor }) => isFor(page.screen));
    return { key: keyOf({ ...page, listPage }, visitor), personal, slug: page.slug, missing: keyOf({ ...page, ...UNKNOWN }, visitor) };
  });
  const askedFor = (context: HttpContext) => askedBy(`${context.path}\n${pageWish(context)}\n${visitorIn(context)}`);

  return {
    known(context) {
      const asked = askedFor(context);
      return asked === null || asked.personal.length > 0 ? null : asked.key;
    },

    async find(context) {
      const asked = askedFor(context);
      const header = context.request.headers.cookie ?? null;
      const signed = await Promise.all((asked?.personal ?? []).map(({ cookie }) => cookie.parse(header)));
      // not only null: for an empty cookie, which anybody can send, the result is "" without a signature
      if (asked === null || signed.some(Boolean)) return null;
      // if the database is away the project may exist: the page handles that
      const isMissing = asked.slug !== null && !(await isProjectShown(asked.slug).catch(() => true));
      return isMissing ? asked.missing : asked.key;
    },

    unknown: (context) => keyOf({ prefix: null, ...UNKNOWN }, visitorOf(visitorIn(context))),
  };
}

/** Drops other queries, such as those of advertisements, which would fill the memory. */
function pageWish({ search }: HttpContext): string {
  return search.includes("page=") ? search : "";
}

function visitorIn({ request: { headers } }: HttpContext): string {
  return `${headers["accept-language"] ?? ""}\n${headers.cookie ?? ""}`;
}

type Visitor = { language: Language; cookies: ReturnType<typeof keptCookies> };

type Place = { prefix: Language | null; screen: PageKind | null; slug: string | null; listPage: number };

const UNKNOWN = { screen: null, slug: null, listPage: 1 };

function keyOf({ prefix, screen, slug, listPage }: Place, visitor: Visitor): PageKey {
  const language = prefix === null ? visitor.language : "";
  const path = pathOf({ screen, slug }, prefix ?? visitor.language);
  const cookies = cookiesFor(screen, visitor.cookies);
  const id = `${prefix ?? ""} ${path} ${listPage.toString()} ${language} ${cookies}`;
  const routePath = screen === PROJECT ? projectPath(":slug", prefix ?? visitor.language) : path;
  return { id, screenPath: path, routePath, prefix, listPage, language, cookies, status: screen === null ? 404 : 200 };
}

function pathOf({ screen, slug }: Pick<Place, "screen" | "slug">, language: Language): string {
  if (screen === PROJECT) return projectPath(slug ?? "", language);
  return screen === null ? UNKNOWN_PATH : screenPath(screen, language);
}

export function fullPath({ prefix, screenPath: path, listPage }: PageKey): string {
  return (prefix === null ? path : withPrefix(path, prefix)) + listPageQuery(listPage);
}

function readable(path: string): string {
  try {
    return decodeURI(new URL(`http://localhost${path}`).pathname);
  } catch {
    return path;
  }
}
