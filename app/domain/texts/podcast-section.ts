import { isLanguage, type Language } from "~/i18n/languages";
import { PODCAST_KEYS, type PodcastKey } from "./podcast-content";

/** One section in one language: a row of `podcast_content`. */
export type PodcastPlace = { key: PodcastKey; language: Language };

/** The services stand under these numbers in a form: `services.1.title`. */
export const SERVICE_NUMBERS = ["1", "2", "3", "4", "5", "6"] as const;

/** What the sections are called in the administration. */
export const SECTION_TITLES: Record<PodcastKey, string> = {
  hero: "Hero",
  services: "Services",
  crew: "Crew",
  cta: "Call-to-Action",
};

const LANGUAGE_NAMES: Record<Language, string> = { de: "Deutsch", es: "Español", en: "English" };

/** What a section is called where it stands alone: "Podcast-Seite: Hero (Deutsch)". */
export function placeName({ key, language }: PodcastPlace): string {
  return `Podcast-Seite: ${SECTION_TITLES[key]} (${LANGUAGE_NAMES[language]})`;
}

/** The section that the words in an address mean; null for none. */
export function podcastPlaceFrom({ language = "", key: word }: { language?: string; key?: string }): PodcastPlace | null {
  const key = PODCAST_KEYS.find((one) => one === word);
  return key && isLanguage(language) ? { key, language } : null;
}

export function samePlace(one: { key: string; language: string }, other: PodcastPlace): boolean {
  return one.key === other.key && one.language === other.language;
}
