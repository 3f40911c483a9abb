import type { TranslatedNoun } from "../translations/translation";

/** The nouns whose records keep a history, can come back from the bin and are translated. */
export const RECORD_NOUNS = ["team", "sponsors", "projects", "services", "podcast_crew"] as const satisfies readonly TranslatedNoun[];

export type RecordNoun = (typeof RECORD_NOUNS)[number];

/** The noun that a word in an address means; null for none of these. */
export function recordNounFrom(word: string | undefined): RecordNoun | null {
  const wanted = word?.toLowerCase().replace("podcast-crew", "podcast_crew");
  return RECORD_NOUNS.find((noun) => noun === wanted) ?? null;
}
