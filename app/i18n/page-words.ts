import { dictionaryOf } from "./i18n";
import type { Language } from "./languages";
import { type PAGE_TEXTS, pageTextsOf } from "./page-texts";

export type PageKey = keyof typeof PAGE_TEXTS;

/** What staff saved for a page in one language, by section key. */
export type SavedTexts = Readonly<Record<string, string>>;

export type TextFinder<Key extends PageKey> = (section: keyof (typeof PAGE_TEXTS)[Key] & string) => string;

/** Finds a page's texts in a language: what staff saved, else the dictionary's. A list comes as it is stored. */
export function textsOf<Key extends PageKey>(page: Key, language: Language, saved: SavedTexts): TextFinder<Key> {
  const ofPage = pageTextsOf(dictionaryOf(language)).filter(({ pageKey }) => pageKey === page);
  const builtIn = new Map(ofPage.map(({ sectionKey, value }) => [sectionKey, value]));
  return (section) => saved[section] ?? builtIn.get(section) ?? "";
}
