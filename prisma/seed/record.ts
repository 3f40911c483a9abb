import type { TranslationLanguage } from "~/i18n/languages";

/** A record of the default content: its own texts are German, the others stand beside it. */
export type Translated<Texts> = Texts & Record<TranslationLanguage, Texts>;

// why: lists are ordered by `created_at`, and rows that are made in one transaction share their millisecond.
const FIRST_RECORD = Date.UTC(2025, 8, 1, 8);
const ONE_MINUTE_MS = 60_000;

/** When the record at this place of its list counts as made. */
export function createdAtPlace(index: number): Date {
  return new Date(FIRST_RECORD + index * ONE_MINUTE_MS);
}
