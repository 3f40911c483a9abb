import { data, redirect } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { openPreview, type Preview, shownDraftsOf } from "~/domain/desk/preview-links.server";
import { pageAt } from "~/domain/record/list-pages";
import type { Take } from "~/domain/record/record-operations.server";
import { showingDrafts } from "~/domain/record/shown-drafts.server";
import { findListIndex } from "~/domain/resources.server";
import { findSiteLanguages } from "~/domain/system/site-languages.server";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, fallbackAmong } from "~/i18n/languages";
import { listPageOf, listPageQuery, type ListPages, type ListScreen, pathIn, paths, screenAt, type Site, splitPrefix, withPrefix } from "~/paths";
import { type Attempt, CACHE, neverCached, notFound, unavailable } from "./answers";
import { attempt, attemptInTime } from "./attempt.server";
import { COOKIE_KIND } from "./cookie-kind.server";
import { cookieValue, previewCookie } from "./cookies";
import { findLocale } from "./find-locale";
import { followsPost, isRead } from "./request-paths";

const languages = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    order: ["custom"],
    findLocale: ({ url, headers }) =>
      Promise.resolve(
        findLocale(new URL(url).pathname, { cookie: headers.get("Cookie"), "accept-language": headers.get("Accept-Language") }),
      ),
  },
});

export async function siteOf(request: Request): Promise<Site> {
  const { pathname, search } = new URL(request.url);
  const { prefix, path } = splitPrefix(pathname);
  const locale = await languages.getLocale(request);
  const asked = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  // all languages if the database is away, so that no form is lost
  const shown = path.startsWith(paths.admin.home) ? LANGUAGES : await findSiteLanguages().catch(() => LANGUAGES);
  return { prefix, path, query: listPageQuery(listPageOf(screenAt(path), search)), language: shown.includes(asked) ? asked : fallbackAmong(shown) };
}

export async function requireSite({ request, params }: { request: Request; params: { lang?: string } }): Promise<Site> {
  const site = await siteOf(request);
  if (params.lang && !site.prefix) throw notFound();
  // a form that was sent in this language is answered here, so that its text is not lost
  const isOpened = isRead(request) && !followsPost(request);
  if (isOpened && site.prefix && site.prefix !== site.language) throw toSamePage(site, new URL(request.url).search);
  return site;
}

/** Temporary, because the language may be switched on again. */
function toSamePage({ path, language }: Site, search: string): Response {
  const there = pathIn(language, path);
  return there === null ? notFound() : redirect(withPrefix(there, language) + search);
}

/** Signed, because the front bypasses its cache only for cookies of ours (server/page-cache/page-key.ts). */
const cookie = previewCookie(COOKIE_KIND);

type Previewing = { state: "none" } | { state: "over" } | { state: "open"; preview: Preview };

const seen = new WeakMap<Request, Promise<Previewing>>();

export function previewOf(request: Request): Promise<Previewing> {
  const known = seen.get(request) ?? findPreview(request);
  seen.set(request, known);
  return known;
}

async function findPreview(request: Request): Promise<Previewing> {
  if (!isPreviewed(request)) return { state: "none" };
  const token: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof token !== "string") return { state: "none" };
  const preview = await openPreview(token);
  return preview ? { state: "open", preview } : { state: "over" };
}

/** For a guest of a preview link, a failure is 503, because built-in texts in place of a draft would mislead. */
export async function show<Value>(request: Request, read: () => Promise<Value>): Promise<Attempt<Value>> {
  const previewing = await previewOf(request);
  if (previewing.state !== "open") return attemptInTime(request, read);
  const shown = await attempt(request, () => showingDrafts(shownDraftsOf(previewing.preview), read));
  if (shown.state !== "ready") throw unavailable();
  return shown;
}

export function keepPrivate(request: Request, headers: Headers): void {
  if (!isPreviewed(request)) return;
  headers.set("Cache-Control", CACHE.preview);
  headers.set("X-Robots-Tag", "noindex");
}

export function beginPreview(token: string, { expiresAt }: Pick<Preview, "expiresAt">): Promise<string> {
  return cookie.serialize(token, { expires: expiresAt });
}

export function endPreview(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

function isPreviewed(request: Request): boolean {
  return cookieValue(request.headers.get("Cookie"), cookie.name) !== null;
}

const ITEMS_ON_A_PAGE = 60;

type Shown<Item> = Attempt<Item[]> & { pages?: ListPages };

export async function showList<Item>(request: Request, screen: ListScreen, read: (take: Take) => Promise<Item[]>): Promise<Shown<Item>> {
  const page = listPageOf(screen, new URL(request.url).search);
  let pages: ListPages | undefined;
  const take: Take = (rows) => {
    pages = { page, pageCount: Math.max(1, Math.ceil(rows.length / ITEMS_ON_A_PAGE)), itemCount: rows.length };
    if (page > pages.pageCount) throw notFound();
    return rows.slice((page - 1) * ITEMS_ON_A_PAGE, page * ITEMS_ON_A_PAGE);
  };
  const found = await show(request, () => read(take));
  return found.state === "ready" && pages !== undefined ? { ...found, pages } : found;
}

/** The address of the list page that shows this record in the preview. */
export function listPageWith(preview: Preview, { screen, id }: { screen: string; id: string }): Promise<string> {
  return showingDrafts(shownDraftsOf(preview), () => findListPage(screen, id));
}

export async function findListPage(screen: string, id: string): Promise<string> {
  return listPageQuery(pageAt(await findListIndex(screen, id), ITEMS_ON_A_PAGE));
}

export function answerWith<Parts extends Record<string, Attempt<unknown>>>(parts: Parts) {
  const isWhole = Object.values(parts).every(({ state }) => state === "ready");
  return data(parts, isWhole ? undefined : neverCached(200));
}
