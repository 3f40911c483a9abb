import { isRouteErrorResponse, type MetaDescriptor, type MetaFunction } from "@remix-run/react";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { errorWords } from "./error-words";

type Seo = { title: string; description: string; keywords: string };

/** Which words of the dictionary's `seo` section a page has. */
export type SeoKey = keyof ReturnType<typeof dictionaryOf>["seo"];

const SHARE_IMAGE = { path: "/artwork/share.jpg", width: "1200", height: "630" };

type Matches = Parameters<MetaFunction>[0]["matches"];

/** Title, description and keywords of a page, and what others show when they link to it. */
export function pageMeta(key: SeoKey): MetaFunction {
  return ({ matches }) => metaOf(key, matches);
}

export function metaOf(key: SeoKey, matches: Matches): MetaDescriptor[] {
  const { language, origin } = placeOf(matches);
  return descriptorsOf(dictionaryOf(language).seo[key], { language, origin });
}

/** The title of what stands for a page that cannot be shown; of a page itself it says nothing. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (error === undefined || error === null) return [];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title } = errorWords(status, placeOf(matches).language);
  return [{ title: `${title} – ${company.name}` }, { name: "robots", content: "noindex" }];
};

function descriptorsOf({ title, description, keywords }: Seo, { language, origin }: Place): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: language },
    { property: "og:image", content: origin + SHARE_IMAGE.path },
    { property: "og:image:width", content: SHARE_IMAGE.width },
    { property: "og:image:height", content: SHARE_IMAGE.height },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

type Place = { language: Language; origin: string };

/** Remix hands the other routes' data to `meta` without their types; this is what the root loader returns. */
function placeOf(matches: Matches): Place {
  const data: unknown = matches.find(({ id }) => id === "root")?.data;
  return isRootData(data)
    ? { language: data.site.language, origin: data.origin }
    : { language: DEFAULT_LANGUAGE, origin: "" };
}

function isRootData(data: unknown): data is { site: { language: Language }; origin: string } {
  if (typeof data !== "object" || data === null || !("site" in data) || !("origin" in data)) return false;
  const { site, origin } = data;
  if (typeof site !== "object" || site === null || !("language" in site)) return false;
  return typeof origin === "string" && typeof site.language === "string" && isLanguage(site.language);
}
