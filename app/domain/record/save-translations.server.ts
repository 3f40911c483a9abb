import type { Reader, Transaction } from "~/platform/database-types";
import { TRANSLATION_LANGUAGES, type TranslationLanguage, type StoredText, textIn } from "./translated-texts";
import type { TranslatedResource } from "./translation";

type Place = { resource: TranslatedResource; recordId: string };

type Texts<Field extends string> = Record<Field, string>;

/** The Spanish and English texts of one record. */
export function listTranslationsOf(source: Pick<Reader, "translation">, place: Place): Promise<StoredText[]> {
  return source.translation.findMany({ where: place, select: { languageCode: true, field: true, value: true } });
}

/** The same by language, as a record has them; what was not translated is empty. */
export async function findTranslations<Texts>(
  source: Pick<Reader, "translation">,
  place: Place,
  textsFrom: (textOf: (field: string) => string) => Texts,
): Promise<Record<TranslationLanguage, Texts>> {
  return byLanguage(await listTranslationsOf(source, place), textsFrom);
}

/** The same of several records, with one question to the database. */
export async function findAllTranslations<Texts>(
  source: Pick<Reader, "translation">,
  { resource, recordIds }: { resource: TranslatedResource; recordIds: readonly string[] },
  textsFrom: (textOf: (field: string) => string) => Texts,
): Promise<(recordId: string) => Record<TranslationLanguage, Texts>> {
  const where = { resource, recordId: { in: [...recordIds] } };
  const rows = await source.translation.findMany({ where, select: { recordId: true, languageCode: true, field: true, value: true } });
  return (recordId) => byLanguage(rows.filter((row) => row.recordId === recordId), textsFrom);
}

function byLanguage<Texts>(texts: readonly StoredText[], textsFrom: (textOf: (field: string) => string) => Texts) {
  const textsIn = (language: TranslationLanguage) => textsFrom((field) => textIn(texts, language, field));
  return { es: textsIn("es"), en: textsIn("en") };
}

/**
 * Saves the Spanish and English texts of a record, in the transaction that saves its German ones. An empty text is
 * taken away, so that the German one is shown. A text that stays as it was keeps the German text it was made from:
 * that tells later that the German one has moved on.
 */
export async function saveTranslations<Field extends string>(
  tx: Transaction,
  place: Place,
  texts: { german: Texts<Field>; fields: readonly Field[] } & Record<TranslationLanguage, Texts<Field>>,
): Promise<void> {
  const stored = await listTranslationsOf(tx, place);
  for (const languageCode of TRANSLATION_LANGUAGES) {
    for (const field of texts.fields) {
      const value = texts[languageCode][field];
      if (value === textIn(stored, languageCode, field)) continue;
      await saveText(tx, { ...place, languageCode, field }, { value, sourceText: texts.german[field] });
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
