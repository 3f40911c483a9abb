import { translatedResourceFrom } from "../resources";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import type { TranslatedResource } from "../resources";
import { type RecordState, statesOf, TEXT_STATES, type TextState } from "../record/translation-state";

/** A record with what each of its languages lacks. */
export type TranslatedRecord = RecordState<TranslatedResource>;

/** Which records are shown; what is null does not matter. */
export type TranslationFilter = { state: TextState | null; language: TranslationLanguage | null; resource: TranslatedResource | null };

/** Reads the filter from the address; what makes no sense there counts as not said. */
export function translationFilterFrom(search: URLSearchParams): TranslationFilter {
  return {
    state: TEXT_STATES.find((state) => state === search.get("state")) ?? null,
    language: TRANSLATION_LANGUAGES.find((language) => language === search.get("language")) ?? null,
    resource: translatedResourceFrom(search.get("noun") ?? undefined),
  };
}

/** The filter as an address says it; pages are counted from 1. */
export function searchWordsOf({ state, language, resource }: TranslationFilter, page = 1): Record<string, string> {
  return { state: state ?? "", language: language ?? "", noun: resource ?? "", page: page > 1 ? page.toString() : "" };
}

/** Whether a record of that resource has that state in that language, or in any if none is asked for. */
export function fits({ resource, languages }: TranslatedRecord, wanted: TranslationFilter): boolean {
  if (wanted.resource !== null && wanted.resource !== resource) return false;
  const asked = languages.filter(({ language }) => wanted.language === null || wanted.language === language);
  return wanted.state === null || asked.some((language) => statesOf(language).some((state) => state === wanted.state));
}

/** How many records each choice of a filter would show while the others stay; null is the choice of all. */
export type TranslationCounts = {
  state: { value: TextState | null; count: number }[];
  language: { value: TranslationLanguage | null; count: number }[];
  resource: { value: TranslatedResource | null; count: number }[];
};

export function countsAround(
  filter: TranslationFilter,
  resources: readonly TranslatedResource[],
  countOf: (filter: TranslationFilter) => number,
): TranslationCounts {
  return {
    state: [null, ...TEXT_STATES].map((value) => ({ value, count: countOf({ ...filter, state: value }) })),
    language: [null, ...TRANSLATION_LANGUAGES].map((value) => ({ value, count: countOf({ ...filter, language: value }) })),
    resource: [null, ...resources].map((value) => ({ value, count: countOf({ ...filter, resource: value }) })),
  };
}
