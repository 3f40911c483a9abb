import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";

/** One text of a record in one language. */
export type TranslationPlace = { id: string; language: TranslationLanguage; field: string };

/** The text that an address names; null for one that names none. */
export function translationPlaceFrom(id: string, search: URLSearchParams): TranslationPlace | null {
  const language = TRANSLATION_LANGUAGES.find((one) => one === search.get("language"));
  const field = search.get("field");
  return language === undefined || field === null ? null : { id, language, field };
}
