import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { LIST_SEPARATOR } from "~/i18n/page-texts";
import { isGermanOnly, isPageKey, type PageKey } from "~/i18n/page-labels";

/** Where a text of the site stands: a section of a page, or a field of a field of work. */
export type TextKey = { page: PageKey; section: string };

/** Which languages a form is about. */
export type Extent = Language | "all";

/** The name of a language's field in a form of all languages. */
export function fieldOf(language: Language) {
  return language === DEFAULT_LANGUAGE ? "content_value" : (`${language}.content_value` as const);
}

/** What is stored of a text in one language; version 0 and empty texts where there is nothing yet. */
export type StoredText = {
  value: string;
  version: number;
  /** The dictionary's text in this language when it was written; empty where nobody knows. */
  builtInText: string;
  /** The German text that stood beside it; empty for German itself. */
  germanText: string;
  /** The dictionary's text in this language now, which comes from the server: browsers have no dictionary. */
  builtIn: string;
};

export type SiteText = TextKey & { texts: Record<Language, StoredText> };

/** What the site shows in a language: what staff wrote, else the dictionary's; German where there is nothing else. */
export function shownText(text: SiteText, language: Language): string {
  const own = ownText(text, language);
  return own === "" && isGermanOnly(text) ? ownText(text, DEFAULT_LANGUAGE) : own;
}

/** The same without the German one; empty where the text does not exist in that language. */
export function ownText(text: SiteText, language: Language): string {
  const { value, builtIn } = text.texts[language];
  return value.trim() === "" ? builtIn : value;
}

/** Items of a list are separated by a pipe. */
export function itemsOf(text: string): string[] {
  return text.split(LIST_SEPARATOR).map((item) => item.trim()).filter(Boolean);
}

/** Names a text in one language in the hits of a search. */
export function textId({ page, section }: TextKey, language: Language): string {
  return [page, section, language].join(" ");
}

export function textOfId(id: string): { key: TextKey; language: Language } | null {
  const [page = "", section = "", language = ""] = id.split(" ");
  return isPageKey(page) && isLanguage(language) ? { key: { page, section }, language } : null;
}
