import { byLanguage, type Language } from "~/i18n/languages";
import type { TranslatableText } from "../texts/translatable-text";

/** Texts of a language: those that it has itself, those that are shown in German, and those that are not there at all. */
export type Count = { own: number; german: number; missing: number };

export type AreaCount = { area: string; total: number; languages: Record<Language, Count> };

/** What the first part of a key stands for, in the words of a report. */
const SERVICE_AREAS: Readonly<Record<string, string>> = {
  pages: "pages (`pages_content`)",
  legal: "legal texts",
  content: "fields of work (`content`)",
  podcast: "podcast page (`podcast_content`)",
  team: "team and moderators",
  sponsors: "sponsors",
  projects: "projects",
  services: "services",
  podcast_crew: "podcast crew",
  media: "pictures (alternative texts)",
};

/** The texts by area, and all together in the last row. An area without a text has a row of zeros. */
export function countTexts(texts: readonly TranslatableText[]): AreaCount[] {
  const areas = Object.entries(SERVICE_AREAS).map(([prefix, area]) => countOf(area, texts.filter(({ key }) => key.startsWith(`${prefix}/`))));
  return [...areas, countOf("**all**", texts)];
}

function countOf(area: string, texts: readonly TranslatableText[]): AreaCount {
  return { area, total: texts.length, languages: byLanguage((language) => inLanguage(texts, language)) };
}

function inLanguage(texts: readonly TranslatableText[], language: Language): Count {
  const states = texts.map(({ texts: said }) => (said[language] !== "" ? "own" : said.de !== "" ? "german" : "missing"));
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { own: count("own"), german: count("german"), missing: count("missing") };
}
