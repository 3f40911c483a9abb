import { redirect } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { findSiteLanguages } from "~/domain/system/site-languages.server";
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES, usualAmong } from "~/i18n/languages";
import { listPageOf, listPageQuery, paths, prefixedPath, projectPath, projectSlugAt, screenAt, type Site, splitPrefix, withPrefix } from "~/paths";
import { notFound } from "./errors";
import { findLocale } from "./find-locale";
import { isRead } from "./next-path";

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
  const shown = path.startsWith(paths.admin.home) ? LANGUAGES : await languagesNow();
  return { prefix, path, query: listPageQuery(listPageOf(screenAt(path), search)), language: shown.includes(asked) ? asked : usualAmong(shown) };
}

/** All while the database is away: no form must be lost for that. */
function languagesNow(): Promise<readonly Language[]> {
  return findSiteLanguages().catch(() => LANGUAGES);
}

export async function requireSite({ request, params }: { request: Request; params: { lang?: string } }): Promise<Site> {
  const site = await siteOf(request);
  if (params.lang && !site.prefix) throw notFound();
  if (isRead(request) && site.prefix && site.prefix !== site.language) throw toSamePage(site, new URL(request.url).search);
  return site;
}

/** A temporary redirect: the language may be on again tomorrow. */
function toSamePage({ path, language }: Site, search: string): Response {
  const [screen, slug] = [screenAt(path), projectSlugAt(path)];
  if (slug !== null) return redirect(withPrefix(projectPath(slug, language), language));
  return screen === null ? notFound() : redirect(prefixedPath(screen, language) + search);
}
