import { translatedNounFrom } from "../records/record-nouns";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "./texts";
import type { TranslatedNoun } from "./translation";
import { type RecordState, statesOf, TEXT_STATES, type TextState } from "./translation-state";

/** Which records are shown; what is null does not matter. */
export type TranslationFilter = { state: TextState | null; language: TranslationLanguage | null; noun: TranslatedNoun | null };

/** Reads the filter from the address; what makes no sense there counts as not said. */
export function translationFilterFrom(search: URLSearchParams): TranslationFilter {
  return {
    state: TEXT_STATES.find((state) => state === search.get("state")) ?? null,
    language: TRANSLATION_LANGUAGES.find((language) => language === search.get("language")) ?? null,
    noun: translatedNounFrom(search.get("noun") ?? undefined),
  };
}

/** The filter as an address says it; pages are counted from 1. */
export function searchWordsOf({ state, language, noun }: TranslationFilter, page = 1): Record<string, string> {
  return { state: state ?? "", language: language ?? "", noun: noun ?? "", page: page > 1 ? page.toString() : "" };
}

/** Whether a record of that noun has that state in that language, or in any if none is asked for. */
export function fits({ noun, languages }: RecordState, wanted: TranslationFilter): boolean {
  if (wanted.noun !== null && wanted.noun !== noun) return false;
  const asked = languages.filter(({ language }) => wanted.language === null || wanted.language === language);
  return wanted.state === null || asked.some((language) => statesOf(language).some((state) => state === wanted.state));
}

/** How many records each choice of a filter would show while the others stay; null is the choice of all. */
export type TranslationCounts = {
  state: { value: TextState | null; count: number }[];
  language: { value: TranslationLanguage | null; count: number }[];
  noun: { value: TranslatedNoun | null; count: number }[];
};

export function countsAround(
  filter: TranslationFilter,
  nouns: readonly TranslatedNoun[],
  countOf: (filter: TranslationFilter) => number,
): TranslationCounts {
  return {
    state: [null, ...TEXT_STATES].map((value) => ({ value, count: countOf({ ...filter, state: value }) })),
    language: [null, ...TRANSLATION_LANGUAGES].map((value) => ({ value, count: countOf({ ...filter, language: value }) })),
    noun: [null, ...nouns].map((value) => ({ value, count: countOf({ ...filter, noun: value }) })),
  };
}
