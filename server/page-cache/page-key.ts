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
  /** Below the language prefix: the path that the screen has in the language of the page. */
  screenPath: string;
  /** The path of the route that renders it: that of all projects is one. */
  routePath: string;
  prefix: Language | null;
  listPage: number;
  /** Of the `Accept-Language` and `Cookie` headers, what counts. Empty when the path says the language itself. */
  language: string;
  cookies: string;
  /** With which the page is answered: an address that nobody knows has a page as well, one for all of them. */
  status: 200 | 404;
}

/** First segments of addresses that are no public pages: `root` where no language stands in front, `site` also behind one. */
export interface ServedElsewhere {
  root: ReadonlySet<string>;
  site: ReadonlySet<string>;
}

export interface PageKeys {
  /** Null when it is no public page, or may be for one person only. */
  known(context: HttpContext): PageKey | null;
  /** Looks at the cookies as well: null when it is no public page, or is for one person only. */
  find(context: HttpContext): Promise<PageKey | null>;
  /** The key of the page for an address that nobody knows. */
  unknown(context: HttpContext): PageKey;
}

const PATHS_REMEMBERED = 1_000;
const VISITORS_REMEMBERED = 2_000;
const QUESTIONS_REMEMBERED = 2_000;

/** No screen has it, whatever it is called one day: this is what the router does not know. */
const UNKNOWN_PATH = "/404";

interface Sources {
  elsewhere: ServedElsewhere;
  cookieKind: CookieKind;
  /** Strangers can ask for any number of addresses, and none may cost the rendering of a page. */
  isProjectShown: (slug: string) => Promise<boolean>;
}

export function createPageKeys({ elsewhere, cookieKind, isProjectShown }: Sources): PageKeys {
  /** Whoever has one of these from us gets pages of their own. */
  const personal = [
    { cookie: previewCookie(cookieKind), isFor: () => true },
    { cookie: noticeCookie(cookieKind), isFor: (screen: PageKind | null) => screen === "contact" || screen === "cookies" },
  ];

  /** "/Team/", "/equipo" and "/team" are one page. Of the query only the page of a list counts: advertisements add many others. */
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
      if (asked === null || signed.some((value) => value !== null)) return null;
      // why: a database that cannot be asked does not say no; the page has its own way with a database that is away
      const isMissing = asked.slug !== null && !(await isProjectShown(asked.slug).catch(() => true));
      return isMissing ? asked.missing : asked.key;
    },

    unknown: (context) => keyOf({ prefix: null, ...UNKNOWN }, visitorOf(visitorIn(context))),
  };
}

/** A query that can count for a page; else nothing, so that advertisements are not remembered one by one. */
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

/** Without "..", doubled slashes and characters that were escaped without need. */
function readable(path: string): string {
  try {
    return decodeURI(new URL(`http://localhost${path}`).pathname).replaceAll(/\/{2,}/g, "/");
  } catch {
    return path;
  }
}
