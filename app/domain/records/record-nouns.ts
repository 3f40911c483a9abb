import type { Resource } from "../access/permissions";
import type { TranslatedNoun } from "../translations/translation";

/** The nouns whose records can come back from the bin. */
export const RECORD_NOUNS = ["team", "sponsors", "projects", "services", "podcast_crew"] as const satisfies readonly TranslatedNoun[];

/** The nouns whose records have texts in three languages: also what is seen on a picture. */
export const TRANSLATED_NOUNS = [...RECORD_NOUNS, "media"] as const satisfies readonly TranslatedNoun[];

/** Everything that keeps a history of its own. */
export const HISTORY_NOUNS = [...TRANSLATED_NOUNS, "settings", "messages"] as const satisfies readonly Resource[];

export type RecordNoun = (typeof RECORD_NOUNS)[number];

export type HistoryNoun = (typeof HISTORY_NOUNS)[number];

/** The noun that a word in an address means; null for none of these. */
export function recordNounFrom(word: string | undefined): RecordNoun | null {
  return nounFrom(RECORD_NOUNS, word);
}

export function translatedNounFrom(word: string | undefined): TranslatedNoun | null {
  return nounFrom(TRANSLATED_NOUNS, word);
}

export function historyNounFrom(word: string | undefined): HistoryNoun | null {
  return nounFrom(HISTORY_NOUNS, word);
}

function nounFrom<Noun extends string>(nouns: readonly Noun[], word: string | undefined): Noun | null {
  const wanted = word?.toLowerCase().replace("podcast-crew", "podcast_crew");
  return nouns.find((noun) => noun === wanted) ?? null;
}
