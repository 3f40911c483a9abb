import { byTranslation, type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import type { Reader, Transaction } from "~/platform/database-types";
import { type Edits, groupOf, type RecordRef } from "./any-record";
import { sourcesIn } from "./history";
import { draftsShown } from "./shown-drafts.server";
import { translationState } from "./translations";

/** None for German, whose texts are columns. */
export async function listTranslations(resource: string, languageCode: Language, ids?: readonly string[]): Promise<readonly Translation[]> {
  const language = TRANSLATION_LANGUAGES.find((code) => code === languageCode);
  if (language === undefined || ids?.length === 0) return [];
  const rows = await storedTranslations(resource, language, ids?.toSorted());
  return withDrafts(rows, { resource, language });
}

type Translation = Pick<StoredText, "recordId" | "field" | "value">;

const storedTranslations = slice("translations", async (resource: string, languageCode: TranslationLanguage, ids?: readonly string[]): Promise<Translation[]> => {
  const where = { resource, languageCode, ...(ids && { recordId: { in: [...ids] } }) };
  return read.translation.findMany({ where, select: { recordId: true, field: true, value: true }, orderBy: { id: "asc" } });
});

function withDrafts(rows: readonly Translation[], { resource, language }: { resource: string; language: TranslationLanguage }): readonly Translation[] {
  const drafts = draftsShown(resource);
  if (drafts.size === 0) return rows;
  const live = rows.filter(({ recordId }) => !drafts.has(recordId));
  const drafted = [...drafts].flatMap(([recordId, form]) =>
    Object.entries(groupOf(form[language])).map(([field, value]) => ({ recordId, field, value: String(value) })),
  );
  return [...live, ...drafted];
}

export async function listOutdatedTexts({ resource, recordId }: RecordRef, german: Edits): Promise<string[]> {
  const rows = await listTranslationsOf(read, { resource, recordIds: [recordId] });
  const outdated = rows.filter(({ field, ...stored }) => translationState(textOf(german, field), stored) === "outdated");
  return outdated.map(({ languageCode, field }) => `${languageCode}.${field}`);
}

export type StoredText = { recordId: string; languageCode: string; field: string; value: string; sourceText: string };

type Texts = Readonly<Record<string, string>>;

export function listTranslationsOf(
  source: Pick<Reader, "translation">,
  { resource, recordIds }: { resource: string; recordIds: readonly string[] },
): Promise<StoredText[]> {
  const where = { resource, recordId: { in: [...recordIds] } };
  return source.translation.findMany({ where, select: { recordId: true, languageCode: true, field: true, value: true, sourceText: true } });
}

/** `sources`: the German texts that were translated, by "es.bio". */
export function textsByLanguage(texts: readonly StoredText[], fields: readonly string[]): Record<TranslationLanguage | "sources", Texts> {
  const textIn = (language: TranslationLanguage, field: string) => texts.find((text) => text.languageCode === language && text.field === field)?.value ?? "";
  const textsIn = (language: TranslationLanguage) => Object.fromEntries(fields.map((field) => [field, textIn(language, field)]));
  const sources = texts.filter(({ value }) => value !== "").map(({ languageCode, field, sourceText }) => [`${languageCode}.${field}`, sourceText] as const);
  return { ...byTranslation(textsIn), sources: Object.fromEntries(sources) };
}

export type SourceOf = (text: { languageCode: string; field: string }) => string;

export function germanIn(form: Edits): SourceOf {
  return ({ field }) => textOf(form, field);
}

/** The source from the history; without one an empty text, so that the translation counts as outdated. */
export function notedIn(snapshot: Edits): SourceOf {
  return ({ languageCode, field }) => sourcesIn(snapshot)[`${languageCode}.${field}`] ?? "";
}

type Saved = {
  form: Edits;
  sourceOf: SourceOf;
  fields: readonly string[];
  before: Edits | null;
};

/** Removes empty texts. Stores the German text that each was made from, to detect outdated ones later. */
export async function saveTranslations(tx: Transaction, place: RecordRef, { form, sourceOf, fields, before }: Saved): Promise<StoredText[]> {
  if (fields.length === 0) return [];
  const stored = before ?? textsByLanguage(await listTranslationsOf(tx, { resource: place.resource, recordIds: [place.recordId] }), fields);
  const texts = TRANSLATION_LANGUAGES.flatMap((languageCode) =>
    fields.map((field) => {
      const value = textOf(form[languageCode], field);
      const isNew = value !== textOf(stored[languageCode], field);
      const sourceText = isNew ? sourceOf({ languageCode, field }) : textOf(stored.sources, `${languageCode}.${field}`);
      return { recordId: place.recordId, languageCode, field, value, sourceText, isNew };
    }),
  );
  for (const { languageCode, field, value, sourceText, isNew } of texts) {
    if (isNew) await saveText(tx, { ...place, languageCode, field }, { value, sourceText });
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

export function textOf(values: unknown, field: string): string {
  const value = groupOf(values)[field];
  return typeof value === "string" ? value : "";
}
