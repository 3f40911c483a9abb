import type { Reader, Transaction } from "~/platform/database-types";
import type { Edits } from "./merge-edits";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";

export type StoredText = { recordId: string; languageCode: string; field: string; value: string };

type Texts = Readonly<Record<string, string>>;

/** The Spanish and English texts of some records, with one question to the database. */
export function listTranslationsOf(
  source: Pick<Reader, "translation">,
  { resource, recordIds }: { resource: string; recordIds: readonly string[] },
): Promise<StoredText[]> {
  const where = { resource, recordId: { in: [...recordIds] } };
  return source.translation.findMany({ where, select: { recordId: true, languageCode: true, field: true, value: true } });
}

/** The texts of one record by language; what was not translated is empty. */
export function textsByLanguage(texts: readonly StoredText[], fields: readonly string[]): Record<TranslationLanguage, Texts>;
export function textsByLanguage(texts: readonly StoredText[], fields: readonly string[]): Record<string, Texts> {
  const textsIn = (language: TranslationLanguage) => Object.fromEntries(fields.map((field) => [field, textIn(texts, language, field)]));
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, textsIn(language)]));
}

type Place = { resource: string; recordId: string };

/**
 * Saves the Spanish and English texts of a record, in the transaction that saves its German ones. An empty text is
 * taken away, so that the German one is shown. A text that stays as it was keeps the German text it was made from:
 * that tells later that the German one has moved on.
 */
export async function saveTranslations(tx: Transaction, place: Place, { form, fields }: { form: Edits; fields: readonly string[] }): Promise<void> {
  const stored = await listTranslationsOf(tx, { resource: place.resource, recordIds: [place.recordId] });
  for (const languageCode of TRANSLATION_LANGUAGES) {
    for (const field of fields) {
      const value = textOf(form[languageCode], field);
      if (value === textIn(stored, languageCode, field)) continue;
      await saveText(tx, { ...place, languageCode, field }, { value, sourceText: textOf(form, field) });
    }
  }
}

type Key = Place & { languageCode: string; field: string };

async function saveText(tx: Transaction, key: Key, text: { value: string; sourceText: string }): Promise<void> {
  if (text.value === "") {
    await tx.translation.deleteMany({ where: key });
    return;
  }
  const where = { resource_recordId_languageCode_field: key };
  await tx.translation.upsert({ where, create: { ...key, ...text }, update: text });
}

/** One text of a form, or of a language in it; empty where there is none. */
export function textOf(values: unknown, field: string): string {
  const value = typeof values === "object" && values !== null ? new Map<string, unknown>(Object.entries(values)).get(field) : "";
  return typeof value === "string" ? value : "";
}

function textIn(texts: readonly StoredText[], language: TranslationLanguage, field: string): string {
  return texts.find((text) => text.languageCode === language && text.field === field)?.value ?? "";
}
