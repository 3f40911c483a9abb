import type { Language } from "~/i18n/languages";

/** A language that a record's texts are translated into. Its own columns are German. */
export type TranslationLanguage = Exclude<Language, "de">;

export const TRANSLATION_LANGUAGES = ["es", "en"] as const satisfies readonly TranslationLanguage[];

export type StoredText = { languageCode: string; field: string; value: string };

/** One text of a record's translations; empty where there is none. */
export function textIn(texts: readonly StoredText[], language: TranslationLanguage, field: string): string {
  return texts.find((text) => text.languageCode === language && text.field === field)?.value ?? "";
}
