import { type CookieKind, noticeCookie, previewCookie } from "../../app/http/cookies";
import { chosenLanguage } from "../../app/http/find-locale";
import type { Language } from "../../app/i18n/languages";
import { listPageOf, listPageQuery, projectPath, projectSlugAt, screenAt, screenPath, splitPrefix, withPrefix } from "../../app/paths";
import type { HttpContext } from "../http-context";
import { memoize } from "../memoize";
import { cookieNames, cookiesFor, keptCookies, type PageKind, PROJECT } from "./page-cookies";

/** Pages are rendered from their key and not from a request, so that nothing of whoever came first can get into them. */
export interface PageKey {
  id: string;
  /** Without prefix, in the language of the page. */
  screenPath: string;
  routePath: string;
  prefix: Language | null;
  listPage: number;
  /** What counts of `Accept-Language` and `Cookie`. Empty if the path has a language. */
  language: string;
  cookies: string;
  /** All unknown addresses share one page. */
  status: 200 | 404;
}

/** First segments that are no public pages: `root` without a language in front, `site` also after one. */
export interface ServedElsewhere {
  root: ReadonlySet<string>;
  site: ReadonlySet<string>;
}

export interface PageKeys {
  /** Null for no public page, or one that may be personal. */
  known(context: HttpContext): PageKey | null;
  /** Checks signed cookies as well: null for no public page, or a personal one. */
  find(context: HttpContext): Promise<PageKey | null>;
  unknown(context: HttpContext): PageKey;
}

const PATHS_REMEMBERED = 1_000;
const VISITORS_REMEMBERED = 2_000;
const QUESTIONS_REMEMBERED = 2_000;

/** No screen will ever have this path. */
const UNKNOWN_PATH = "/404";

interface Sources {
  elsewhere: ServedElsewhere;
  cookieKind: CookieKind;
  /** Any number of unknown addresses must not cost renderings. */
  isProjectShown: (slug: string) => Promise<boolean>;
}

export function createPageKeys({ elsewhere, cookieKind, isProjectShown }: Sources): PageKeys {
  /** With one of these cookies a page is personal. */
  const personal = [
    { cookie: previewCookie(cookieKind), isFor: () => true },
    { cookie: noticeCookie(cookieKind), isFor: (screen: PageKind | null) => screen === "contact" || screen === "cookies" },
  ];

  /** "/Team/", "/equipo" and "/team" are one page. The query counts only for pages of lists. */
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
      // why not only null: an empty cookie, which anybody can send, is "" without any signature
      if (asked === null || signed.some(Boolean)) return null;
      // an unreachable database is not a no: the page handles it
      const isMissing = asked.slug !== null && !(await isProjectShown(asked.slug).catch(() => true));
      return isMissing ? asked.missing : asked.key;
    },

    unknown: (context) => keyOf({ prefix: null, ...UNKNOWN }, visitorOf(visitorIn(context))),
  };
}

/** Other queries, as of advertisements, must not fill the memory. */
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
