import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { LIST_SEPARATOR } from "~/i18n/page-texts";
import { isGermanOnly, type PageKey } from "~/i18n/page-labels";

export type TextKey = { page: PageKey; section: string };

export type Extent = Language | "all";

export function fieldOf(language: Language) {
  return language === DEFAULT_LANGUAGE ? "content_value" : (`${language}.content_value` as const);
}

export type StoredText = {
  value: string;
  version: number;
  /** The built-in text when this one was written; empty if unknown. */
  builtInText: string;
  /** The German text when this one was written; empty for German itself. */
  germanText: string;
  /** The current built-in text, because browsers have no dictionaries. */
  builtIn: string;
};

export type SiteText = TextKey & { texts: Record<Language, StoredText> };

export function shownText(text: SiteText, language: Language): string {
  const own = ownText(text, language);
  return own === "" && isGermanOnly(text) ? ownText(text, DEFAULT_LANGUAGE) : own;
}

export function ownText(text: SiteText, language: Language): string {
  const { value, builtIn } = text.texts[language];
  return value.trim() === "" ? builtIn : value;
}

export function itemsOf(text: string): string[] {
  return text.split(LIST_SEPARATOR).map((item) => item.trim()).filter(Boolean);
}
