import type { MetaFunction } from "@remix-run/react";
import type { Company } from "~/i18n/company";
import type { Look } from "./use-site";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";

export type Matches = Parameters<MetaFunction>[0]["matches"];

type KnownPlace = { language: Language; origin: string; company?: Company; look?: Look; languages?: readonly Language[] };

/** Remix passes the root loader's data to `meta` without its type. */
export function knownPlaceOf(matches: Matches): KnownPlace {
  const data: unknown = matches.find(({ id }) => id === "root")?.data;
  return isRootData(data)
    ? { language: data.site.language, origin: data.origin, company: data.company, look: data.look, languages: data.languages }
    : { language: DEFAULT_LANGUAGE, origin: "" };
}

function isRootData(data: unknown): data is KnownPlace & { site: { language: Language } } {
  if (typeof data !== "object" || data === null || !("site" in data) || !("origin" in data)) return false;
  const { site, origin } = data;
  if (typeof site !== "object" || site === null || !("language" in site)) return false;
  return typeof origin === "string" && typeof site.language === "string" && isLanguage(site.language);
}
