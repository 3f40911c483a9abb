import { LANGUAGES, type Language } from "~/i18n/languages";

/** The pages whose texts stand in `pages_content`, by page key. */
export const EDITED_PAGES = {
  "services/podcast": "Podcast-Services",
  home: "Startseite",
  about: "Über uns",
  services: "Services",
  contact: "Kontakt",
} as const;

export type EditedPage = keyof typeof EDITED_PAGES;

export const EDITED_PAGE_KEYS = Object.keys(EDITED_PAGES).filter(isEditedPage);

/** The texts of one section of a page in all languages; what was not written is empty. */
export type PageSection = { key: string; texts: Record<Language, string> };

type Row = { sectionKey: string; languageCode: string; contentValue: string };

/** Puts the rows of a page together, section by section, in the order in which they come. */
export function pageSectionsFrom(rows: readonly Row[]): PageSection[] {
  const keys = [...new Set(rows.map(({ sectionKey }) => sectionKey))];
  return keys.map((key) => ({ key, texts: textsOf(rows.filter(({ sectionKey }) => sectionKey === key)) }));
}

/** Items of a list are separated by a pipe. */
export function itemsOf(text: string): string[] {
  return text.split("|").map((item) => item.trim()).filter(Boolean);
}

export function isEditedPage(key: string): key is EditedPage {
  return key in EDITED_PAGES;
}

function textsOf(rows: readonly Row[]): Record<Language, string> {
  const texts: Record<Language, string> = { de: "", en: "", es: "" };
  for (const language of LANGUAGES) {
    texts[language] = rows.find(({ languageCode }) => languageCode === language)?.contentValue ?? "";
  }
  return texts;
}
