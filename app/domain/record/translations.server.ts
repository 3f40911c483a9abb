import { type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import type { Reader, Transaction } from "~/platform/database-types";
import type { RecordRef } from "./any-record";
import { type Edits, groupOf } from "./merge-edits";
import { draftsShown } from "./shown-drafts.server";
import { translationState } from "./translations";

/** The texts of a resource in a language, all or those of some records. None in German, whose texts are the records' own. */
export async function listTranslations(resource: string, languageCode: Language, ids?: readonly string[]): Promise<readonly Translation[]> {
  const language = TRANSLATION_LANGUAGES.find((code) => code === languageCode);
  if (language === undefined || ids?.length === 0) return [];
  const rows = await (ids === undefined ? allTranslations(resource, language) : someTranslations(resource, language, ids.toSorted()));
  return withDrafts(rows, { resource, language });
}

type Translation = Omit<StoredText, "languageCode">;

const allTranslations = slice("translations", async (resource: string, languageCode: TranslationLanguage) => findTranslations({ resource, languageCode }));

const someTranslations = slice("some translations", async (resource: string, languageCode: TranslationLanguage, ids: readonly string[]) =>
  findTranslations({ resource, languageCode, recordId: { in: [...ids] } }),
);

function findTranslations(where: { resource: string; languageCode: string; recordId?: { in: string[] } }): Promise<Translation[]> {
  return read.translation.findMany({ where, select: { recordId: true, field: true, value: true }, orderBy: { id: "asc" } });
}

function withDrafts(rows: readonly Translation[], { resource, language }: { resource: string; language: TranslationLanguage }): readonly Translation[] {
  const drafts = draftsShown(resource);
  if (drafts.size === 0) return rows;
  const live = rows.filter(({ recordId }) => !drafts.has(recordId));
  const drafted = [...drafts].flatMap(([recordId, form]) =>
    Object.entries(groupOf(form[language])).map(([field, value]) => ({ recordId, field, value: String(value) })),
  );
  return [...live, ...drafted];
}

/** The texts of a record whose German one has changed since, named as in its form: "es.bio". */
export async function listOutdatedTexts({ resource, recordId }: RecordRef, german: Edits): Promise<string[]> {
  const rows = await read.translation.findMany({ where: { resource, recordId }, select: { languageCode: true, field: true, value: true, sourceText: true } });
  const outdated = rows.filter(({ field, ...stored }) => translationState(textOf(german, field), stored) === "outdated");
  return outdated.map(({ languageCode, field }) => `${languageCode}.${field}`);
}

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

type Saved = {
  form: Edits;
  /** The form as it was sent: its German texts are those that a new translation was made from. */
  typed: Edits;
  fields: readonly string[];
  /** The record with its texts as this transaction has read it; null for a new one. */
  before: Edits | null;
};

/**
 * Saves the Spanish and English texts of a record, in the transaction that saves its German ones. An empty text is
 * taken away, so that the German one is shown. Each keeps the German text that it was made from, also where somebody
 * else has saved another one meanwhile: that tells later that the German one has moved on. Answers the texts as they are stored then.
 */
export async function saveTranslations(tx: Transaction, place: RecordRef, { form, typed, fields, before }: Saved): Promise<StoredText[]> {
  if (fields.length === 0) return [];
  const stored: Edits = before ?? textsByLanguage(await listTranslationsOf(tx, { resource: place.resource, recordIds: [place.recordId] }), fields);
  const texts = TRANSLATION_LANGUAGES.flatMap((languageCode) =>
    fields.map((field) => ({ recordId: place.recordId, languageCode, field, value: textOf(form[languageCode], field) })),
  );
  for (const { languageCode, field, value } of texts) {
    if (value === textOf(stored[languageCode], field)) continue;
    await saveText(tx, { ...place, languageCode, field }, { value, sourceText: textOf(typed, field) });
  }
  return texts;
}

type Key = RecordRef & { languageCode: string; field: string };

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
  const value = groupOf(values)[field];
  return typeof value === "string" ? value : "";
}

function textIn(texts: readonly StoredText[], language: TranslationLanguage, field: string): string {
  return texts.find((text) => text.languageCode === language && text.field === field)?.value ?? "";
}
