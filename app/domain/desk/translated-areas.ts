import type { Resource, ResourceName } from "../people/access/permissions";
import { RESOURCES, TRANSLATED_RESOURCES } from "../resources";

/** Everything that is translated, as the keys of its texts begin: "pages/home/hero_tagline". */
export const TRANSLATED_AREAS = ["pages", "content", "legal", "podcast", ...TRANSLATED_RESOURCES] as const;

export type TranslatedArea = (typeof TRANSLATED_AREAS)[number];

export const AREA_LABELS: Readonly<Record<TranslatedArea, string>> = {
  pages: "Seiten",
  content: "Inhalte",
  legal: "Rechtstexte",
  podcast: "Podcast-Inhalte",
  ...listNames(),
  media: "Medien",
};

function listNames(): Record<ResourceName, string>;
function listNames(): Record<string, string> {
  return Object.fromEntries(Object.entries(RESOURCES).map(([name, { texts }]) => [name, texts.list]));
}

/** Whose rights count for the texts of an area. */
export function permissionResourceOfArea(area: TranslatedArea): Resource {
  if (area === "legal") return "pages";
  return area === "podcast" ? "podcast_content" : area;
}

/** The area that a word in an address means; null for none. */
export function areaFrom(word: string | null): TranslatedArea | null {
  const wanted = word?.replaceAll("-", "_");
  return TRANSLATED_AREAS.find((area) => area === wanted) ?? null;
}
