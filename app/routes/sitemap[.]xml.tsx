import { CACHE } from "~/http/cache";
import { publicOrigin } from "~/http/origin.server";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "~/i18n/languages";
import { prefixedPath, type Screen, SCREENS, screenPath } from "~/paths";

export function loader() {
  return new Response(sitemapOf(publicOrigin()), {
    headers: { "Cache-Control": CACHE.robots, "Content-Type": "application/xml; charset=utf-8" },
  });
}

/** Every screen in every language, each with its alternates (https://www.sitemaps.org, xhtml:link as Google reads it). */
function sitemapOf(origin: string): string {
  const entries = SCREENS.flatMap((screen) => LANGUAGES.map((language) => urlOf(origin, screen, language)));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</urlset>`,
    ``,
  ].join("\n");
}

function urlOf(origin: string, screen: Screen, language: Language): string {
  const alternates = LANGUAGES.map((other) => alternate(other, origin + prefixedPath(screen, other)));
  const fallback = alternate("x-default", origin + screenPath(screen, DEFAULT_LANGUAGE));
  return `<url><loc>${origin}${prefixedPath(screen, language)}</loc>${alternates.join("")}${fallback}</url>`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
