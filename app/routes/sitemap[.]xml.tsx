import type { LoaderFunctionArgs } from "@remix-run/node";
import { listProjectSlugs } from "~/domain/projects/projects.server";
import { findSiteLanguages } from "~/domain/system/site-languages.server";
import { attempt } from "~/http/attempt.server";
import { CACHE } from "~/http/answers";
import { fileOutOfReach } from "~/http/file-response.server";
import { publicOrigin } from "~/http/origin.server";
import { type Language, fallbackAmong } from "~/i18n/languages";
import { projectPath, SCREENS, screenPath, withPrefix } from "~/paths";

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await attempt(request, async () => ({ languages: await findSiteLanguages(), slugs: await listProjectSlugs() }));
  if (found.state === "error") throw fileOutOfReach();
  const { languages, slugs } = found.value;
  return new Response(sitemapOf({ origin: publicOrigin(), languages }, slugs), {
    headers: { "Cache-Control": CACHE.hour, "Content-Type": "application/xml; charset=utf-8" },
  });
}

type Site = { origin: string; languages: readonly Language[] };

type PathIn = (language: Language) => string;

/** https://www.sitemaps.org, with Google's alternates (xhtml:link). */
function sitemapOf(site: Site, slugs: readonly string[]): string {
  const screens = SCREENS.map((screen): PathIn => (language) => screenPath(screen, language));
  const projects = slugs.map((slug): PathIn => (language) => projectPath(slug, language));
  const entries = [...screens, ...projects].flatMap((pathIn) => site.languages.map((language) => urlOf(site, pathIn, language)));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</urlset>`,
    ``,
  ].join("\n");
}

function urlOf({ origin, languages }: Site, pathIn: PathIn, language: Language): string {
  const addressIn = (other: Language) => origin + withPrefix(pathIn(other), other);
  const alternates = languages.map((other) => alternate(other, addressIn(other)));
  const fallback = alternate("x-default", origin + pathIn(fallbackAmong(languages)));
  return `<url><loc>${addressIn(language)}</loc>${alternates.join("")}${fallback}</url>`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
