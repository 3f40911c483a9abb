import { LIST_SEPARATOR, PAGE_TEXTS, SERVICE_AREA_TEXTS } from "./page-texts";
import type { Company } from "./company";
import type { Dictionary } from "./dictionaries/dictionary";
import { dictionaryOf } from "./i18n";
import { DEFAULT_LANGUAGE, type Language } from "./languages";
import type { LegalText } from "./dictionaries/legal-text";
import { isLegal, LEGAL_TEXTS, markdownOf } from "./legal-texts";

export const EDITABLE_TEXTS = { ...PAGE_TEXTS, ...LEGAL_TEXTS, ...SERVICE_AREA_TEXTS };

/** A page of `pages_content` or a service area of `content`. */
export type PageKey = keyof typeof EDITABLE_TEXTS;

export const PAGE_KEYS = Object.keys(EDITABLE_TEXTS).filter(isPageKey);

/** The texts of one page in one language, by section. */
export type SavedTexts = Readonly<Record<string, string>>;

export type TextFinder<Key extends PageKey> = (section: keyof (typeof EDITABLE_TEXTS)[Key] & string) => string;

type FindText = (words: Dictionary) => string | readonly string[] | LegalText;

/** Saved texts, else built-in ones; lists as they are stored. For legal texts use `findLegalText`. */
export function textsOf<Key extends PageKey>(page: Key, language: Language, saved: SavedTexts, facts?: Company): TextFinder<Key> {
  return (section) => saved[section] ?? builtInText({ page, section }, language, facts);
}

/** In the stored format. Empty if the text cannot be edited, or not in this language. */
export function builtInText(place: { page: PageKey; section: string }, language: Language, facts?: Company): string {
  if (isGermanOnly(place) && language !== DEFAULT_LANGUAGE) return "";
  const text = finderOf(place)?.(dictionaryOf(language, facts)) ?? "";
  if (typeof text === "string") return text;
  return "sections" in text ? markdownOf(text) : text.join(LIST_SEPARATOR);
}

/** In other languages these pages show the German text. */
export function isGermanOnly({ page }: { page: PageKey }): boolean {
  return isLegal(page);
}

/** Not derived from the dictionary, which browsers do not have. */
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
