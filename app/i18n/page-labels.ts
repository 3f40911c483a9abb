import { SERVICE_AREA_TEXTS } from "./service-area-texts";
import type { Company } from "./company";
import type { Dictionary } from "./dictionaries/dictionary";
import { dictionaryOf } from "./i18n";
import { DEFAULT_LANGUAGE, type Language } from "./languages";
import type { LegalText } from "./dictionaries/legal-text";
import { isLegal, LEGAL_TEXTS, markdownOf } from "./legal-texts";
import { LIST_SEPARATOR, PAGE_TEXTS } from "./page-texts";

export const EDITABLE_TEXTS = { ...PAGE_TEXTS, ...LEGAL_TEXTS, ...SERVICE_AREA_TEXTS };

/** A page of `pages_content` or a field of work of `content`. */
export type PageKey = keyof typeof EDITABLE_TEXTS;

export const PAGE_KEYS = Object.keys(EDITABLE_TEXTS).filter(isPageKey);

/** What staff saved for a page in one language, by section key. */
export type SavedTexts = Readonly<Record<string, string>>;

export type TextFinder<Key extends PageKey> = (section: keyof (typeof EDITABLE_TEXTS)[Key] & string) => string;

type FindText = (words: Dictionary) => string | readonly string[] | LegalText;

/** What staff saved, else the dictionary's; a list as it is stored. Legal texts are found by `findLegalText`. */
export function textsOf<Key extends PageKey>(page: Key, language: Language, saved: SavedTexts, facts?: Company): TextFinder<Key> {
  return (section) => saved[section] ?? builtInText({ page, section }, language, facts);
}

/** As it is stored; empty where nothing can be edited, and where the text does not exist in that language. */
export function builtInText(place: { page: PageKey; section: string }, language: Language, facts?: Company): string {
  if (isGermanOnly(place) && language !== DEFAULT_LANGUAGE) return "";
  const text = finderOf(place)?.(dictionaryOf(language, facts)) ?? "";
  if (typeof text === "string") return text;
  return "sections" in text ? markdownOf(text) : text.join(LIST_SEPARATOR);
}

/** Whether the dictionary has the text in German alone, so that a page in another language shows the German one. */
export function isGermanOnly({ page }: { page: PageKey }): boolean {
  return isLegal(page);
}

/** Whether the text is a list of items. Said here, because browsers have no dictionary to look it up in. */
export function isListText(place: { page: PageKey; section: string }): boolean {
  return place.page === "services/podcast" && place.section === "topics";
}

export function sectionKeysOf(page: PageKey): string[] {
  return Object.keys(EDITABLE_TEXTS[page]);
}

export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(EDITABLE_TEXTS, key);
}

function finderOf({ page, section }: { page: PageKey; section: string }): FindText | undefined {
  const sections: Partial<Record<string, FindText>> = EDITABLE_TEXTS[page];
  return Object.hasOwn(sections, section) ? sections[section] : undefined;
}
