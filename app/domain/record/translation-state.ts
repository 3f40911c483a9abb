import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";

/** A record with its German texts, by field. */
export type GermanRecord = { id: string; name: string; texts: Readonly<Record<string, string>> };

/** A translation as it is stored, with the German text that it was made from. */
export type StoredTranslation = { recordId: string; languageCode: string; field: string; value: string; sourceText: string };

export const TEXT_STATES = ["missing", "outdated", "complete"] as const;

export type TextState = (typeof TEXT_STATES)[number];

/** What one language of a record lacks, by field: texts that are not there, and texts whose German one has changed since. */
export type LanguageState = { language: TranslationLanguage; missing: string[]; outdated: string[] };

export type RecordState<Name extends string = string> = { resource: Name; id: string; name: string; languages: LanguageState[] };

/** The records with what each of their languages lacks. A text that does not exist in German needs no translation. */
export function recordStates<Name extends string>(
  resource: Name,
  records: readonly GermanRecord[],
  stored: readonly StoredTranslation[],
): RecordState<Name>[] {
  const translations = new Map(stored.map((row) => [keyOf(row.recordId, row.languageCode, row.field), row]));
  return records.map(({ id, name, texts }) => ({
    resource,
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
  const fields = Object.keys(texts).filter((field) => texts[field]?.trim() !== "");
  const missing = fields.filter((field) => !find(field)?.value);
  const outdated = fields.filter((field) => !missing.includes(field) && find(field)?.sourceText !== texts[field]);
  return { language, missing, outdated };
}

function keyOf(recordId: string, language: string, field: string): string {
  return `${recordId} ${language} ${field}`;
}
