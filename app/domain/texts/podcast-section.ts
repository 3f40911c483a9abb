import { isLanguage, type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import type { TextKind, TextParts } from "./text-kind";

export const PODCAST_KEYS = ["hero", "services", "crew", "cta"] as const;

export type PodcastKey = (typeof PODCAST_KEYS)[number];

export const SERVICE_NUMBERS = ["1", "2", "3", "4", "5", "6"] as const;

export type SectionKey = { key: PodcastKey; language: Language };

export const SECTION_TITLES: Record<PodcastKey, string> = {
  hero: "Hero",
  services: "Services",
  crew: "Crew",
  cta: "Call-to-Action",
};

export const SAVED = "Inhalt erfolgreich gespeichert";

export const NOT_SAVED = "Fehler beim Speichern";

export const SAVES_ITSELF = "Wird beim Tippen gespeichert und ist sofort live";

export function sectionName({ key, language }: SectionKey): string {
  return `Podcast-Seite: ${SECTION_TITLES[key]} (${LANGUAGE_NAMES[language]})`;
}

export function sectionKeyFrom({ language = "", key: wanted }: TextParts): SectionKey | null {
  const [key, code] = [PODCAST_KEYS.find((one) => one === wanted?.toLowerCase()), language.toLowerCase()];
  return key && isLanguage(code) ? { key, language: code } : null;
}

export function isSameSection(one: { key: string; language: string }, other: SectionKey): boolean {
  return one.key === other.key && one.language === other.language;
}

export const sectionKind: TextKind<SectionKey> = {
  resource: "podcast_content",
  parts: ["key", "language"],
  keyFrom: sectionKeyFrom,
  partsOf: (section) => section,
  nameOf: sectionName,
  screenOf: () => "podcast",
  languageOf: ({ language }) => language,
};
