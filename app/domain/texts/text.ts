import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { LIST_SEPARATOR } from "~/i18n/page-texts";
import { isGermanOnly, isPageKey, type PageKey } from "~/i18n/page-labels";

/** A section of a page, or a field of a service area. */
export type TextKey = { page: PageKey; section: string };

export type Extent = Language | "all";

export function fieldOf(language: Language) {
  return language === DEFAULT_LANGUAGE ? "content_value" : (`${language}.content_value` as const);
}

/** Version 0 and empty texts where nothing is stored yet. */
export type StoredText = {
  value: string;
  version: number;
  /** The dictionary's text when it was written; empty where nobody knows. */
  builtInText: string;
  /** The German text that stood beside it; empty for German itself. */
  germanText: string;
  /** The dictionary's text now. From the server: browsers have no dictionary. */
  builtIn: string;
};

export type SiteText = TextKey & { texts: Record<Language, StoredText> };

/** What staff wrote, else the dictionary's; German where there is nothing else. */
export function shownText(text: SiteText, language: Language): string {
  const own = ownText(text, language);
  return own === "" && isGermanOnly(text) ? ownText(text, DEFAULT_LANGUAGE) : own;
}

/** Empty where the text does not exist in that language. */
export function ownText(text: SiteText, language: Language): string {
  const { value, builtIn } = text.texts[language];
  return value.trim() === "" ? builtIn : value;
}

export function itemsOf(text: string): string[] {
  return text.split(LIST_SEPARATOR).map((item) => item.trim()).filter(Boolean);
}

export function textId({ page, section }: TextKey, language: Language): string {
  return [page, section, language].join(" ");
}

export function textOfId(id: string): { key: TextKey; language: Language } | null {
  const [page = "", section = "", language = ""] = id.split(" ");
  return isPageKey(page) && isLanguage(language) ? { key: { page, section }, language } : null;
}
