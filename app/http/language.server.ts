import { redirect } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { findSiteLanguages } from "~/domain/system/site-languages.server";
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES, usualAmong } from "~/i18n/languages";
import { paths, prefixedPath, projectPath, projectSlugAt, screenAt, type Site, splitPrefix, withPrefix } from "~/paths";
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

/** Where the request is on the site, and in which language it is answered: for one that is off, in the main one of the others. */
export async function siteOf(request: Request): Promise<Site> {
  const { prefix, path } = splitPrefix(new URL(request.url).pathname);
  const locale = await languages.getLocale(request);
  const asked = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  const shown = path.startsWith(paths.admin.home) ? LANGUAGES : await languagesNow();
  return { prefix, path, language: shown.includes(asked) ? asked : usualAmong(shown) };
}

/** why all while the database is away: nobody's form is to be lost for that, and pages say by themselves that they cannot be read */
function languagesNow(): Promise<readonly Language[]> {
  return findSiteLanguages().catch(() => LANGUAGES);
}

/**
 * The same for what lies below the optional language: the router takes any word for one, and where it is none there is
 * no page, and nothing that takes a post.
 */
export async function requireSite({ request, params }: { request: Request; params: { lang?: string } }): Promise<Site> {
  const site = await siteOf(request);
  if (params.lang && !site.prefix) throw notFound();
  if (isRead(request) && site.prefix && site.prefix !== site.language) throw toSamePage(site, new URL(request.url).search);
  return site;
}

/** The way to the page in its language, for visitors who asked for one that is off. For now only: it may be on again tomorrow. */
function toSamePage({ path, language }: Site, search: string): Response {
  const [screen, slug] = [screenAt(path), projectSlugAt(path)];
  if (slug !== null) return redirect(withPrefix(projectPath(slug, language), language));
  return screen === null ? notFound() : redirect(prefixedPath(screen, language) + search);
}
