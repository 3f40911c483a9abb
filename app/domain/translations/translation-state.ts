import type { RecordNoun } from "../records/record-nouns";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "./texts";

/** A record with its German texts, by field. */
export type GermanRecord = { id: string; name: string; texts: Readonly<Record<string, string>> };

/** A translation as it is stored, with the German text that it was made from. */
export type StoredTranslation = { recordId: string; languageCode: string; field: string; value: string; sourceText: string };

export const TEXT_STATES = ["missing", "outdated", "complete"] as const;

export type TextState = (typeof TEXT_STATES)[number];

/** A translation whose German text has changed since: what it was made from, what is said now, and its own words. */
export type OutdatedText = { field: string; source: string; german: string; value: string };

/** What one language of a record lacks; complete if that is nothing. */
export type LanguageState = { language: TranslationLanguage; missing: string[]; outdated: OutdatedText[] };

export type RecordState = { noun: RecordNoun; id: string; name: string; languages: LanguageState[] };

/** `seen` is what the answer 'still right' carries: it stands for the two texts that were seen. */
export type ListedOutdated = OutdatedText & { seen: string };

export type ListedLanguage = Omit<LanguageState, "outdated"> & { outdated: ListedOutdated[] };

export type ListedState = Omit<RecordState, "languages"> & { languages: ListedLanguage[] };

/** The records with what each of their languages lacks. A text that does not exist in German needs no translation. */
export function recordStates(noun: RecordNoun, records: readonly GermanRecord[], stored: readonly StoredTranslation[]): RecordState[] {
  const translations = new Map(stored.map((row) => [keyOf(row.recordId, row.languageCode, row.field), row]));
  return records.map(({ id, name, texts }) => ({
    noun,
    id,
    name,
    languages: TRANSLATION_LANGUAGES.map((language) =>
      languageState({ language, texts, find: (field) => translations.get(keyOf(id, language, field)) }),
    ),
  }));
}

/** Both of them, for a language in which one text is missing and another one outdated. */
export function statesOf({ missing, outdated }: LanguageState): TextState[] {
  if (missing.length === 0 && outdated.length === 0) return ["complete"];
  return [...(missing.length > 0 ? (["missing"] as const) : []), ...(outdated.length > 0 ? (["outdated"] as const) : [])];
}

type Texts = {
  language: TranslationLanguage;
  texts: Readonly<Record<string, string>>;
  find: (field: string) => StoredTranslation | undefined;
};

function languageState({ language, texts, find }: Texts): LanguageState {
  const fields = Object.entries(texts).filter(([, german]) => german.trim() !== "");
  const missing = fields.filter(([field]) => !find(field)?.value).map(([field]) => field);
  const outdated = fields.flatMap(([field, german]) => {
    const translation = find(field);
    if (!translation?.value || translation.sourceText === german) return [];
    return [{ field, source: translation.sourceText, german, value: translation.value }];
  });
  return { language, missing, outdated };
}

function keyOf(recordId: string, language: string, field: string): string {
  return `${recordId} ${language} ${field}`;
}
