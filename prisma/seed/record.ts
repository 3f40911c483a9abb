import type { TranslationLanguage } from "~/i18n/languages";

/** A record of the default content: German texts at the top level, translations by language. */
export type Translated<Texts> = Texts & Record<TranslationLanguage, Texts>;

// lists are ordered by `created_at`, and all rows of one transaction would get the same millisecond
const FIRST_RECORD = Date.UTC(2025, 8, 1, 8);
const ONE_MINUTE_MS = 60_000;

/** The `created_at` of the record at this index. */
export function createdAtPlace(index: number): Date {
  return new Date(FIRST_RECORD + index * ONE_MINUTE_MS);
}
