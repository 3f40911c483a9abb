import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from "~/i18n/languages";
import { type Site, splitPrefix } from "~/paths";
import { notFound } from "./errors";
import { findLocale, LANGUAGE_COOKIE } from "./find-locale";
import { persistentCookie } from "./persistent-cookie.server";

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

/** Where the request is on the site, and in which language it is answered. */
export async function siteOf(request: Request): Promise<Site> {
  const { prefix, path } = splitPrefix(new URL(request.url).pathname);
  const language = await languages.getLocale(request);
  return { prefix, path, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
}

/**
 * The same for what lies below the optional language: the router takes any word for one, and where it is none there is
 * no page, and nothing that takes a post.
 */
export async function requireSite({ request, params }: { request: Request; params: { lang?: string } }): Promise<Site> {
  const site = await siteOf(request);
  if (params.lang && !site.prefix) throw notFound();
  return site;
}

/** A Set-Cookie header that saves the choice for a year. */
export function languageCookie(language: Language): string {
  return persistentCookie(LANGUAGE_COOKIE, language);
}
