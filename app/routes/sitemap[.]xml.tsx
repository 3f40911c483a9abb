import { listProjectSlugs } from "~/domain/projects/projects-public.server";
import { CACHE } from "~/http/cache";
import { publicOrigin } from "~/http/origin.server";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "~/i18n/languages";
import { projectPath, SCREENS, screenPath, withPrefix } from "~/paths";

export async function loader() {
  return new Response(sitemapOf(publicOrigin(), await listProjectSlugs()), {
    headers: { "Cache-Control": CACHE.robots, "Content-Type": "application/xml; charset=utf-8" },
  });
}

type PathIn = (language: Language) => string;

/** Every screen and every project in every language, each with its alternates (https://www.sitemaps.org, xhtml:link as Google reads it). */
function sitemapOf(origin: string, slugs: readonly string[]): string {
  const screens = SCREENS.map((screen): PathIn => (language) => screenPath(screen, language));
  const projects = slugs.map((slug): PathIn => (language) => projectPath(slug, language));
  const entries = [...screens, ...projects].flatMap((pathIn) => LANGUAGES.map((language) => urlOf(origin, pathIn, language)));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</urlset>`,
    ``,
  ].join("\n");
}

function urlOf(origin: string, pathIn: PathIn, language: Language): string {
  const addressIn = (other: Language) => origin + withPrefix(pathIn(other), other);
  const alternates = LANGUAGES.map((other) => alternate(other, addressIn(other)));
  const fallback = alternate("x-default", origin + pathIn(DEFAULT_LANGUAGE));
  return `<url><loc>${addressIn(language)}</loc>${alternates.join("")}${fallback}</url>`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
