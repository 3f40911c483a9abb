import { createHash } from "node:crypto";
import type { Language, TranslationLanguage } from "~/i18n/languages";
import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { inPortions } from "~/platform/in-portions";
import { type Edits, groupOf, recordNameIn, type Refused } from "./any-record";
import { recordChange } from "./changes.server";
import { columnOf } from "./field-kinds";
import { schemaOf, translationSchemaOf } from "./field-schemas";
import type { Resource } from "./resource";
import { findRecord, formOfRecord, type ResourceTable, rowsOf, selectOfNames, snapshotOf, titleOf } from "./resource-table.server";
import { putRecord } from "./save-record.server";
import { textOf } from "./translations.server";
import type { GermanRecord, TranslationPlace } from "./translations";

export type RecordTexts = { id: string; language: Language; texts: Readonly<Record<string, string>> };

/** Translations are read by id, and Prisma allows at most 999 values in a query on SQLite. */
const RECORDS_AT_ONCE = 500;

/** At most 999 `ids`. */
export function listGermanTexts(table: ResourceTable, source: Reader = read, ids?: readonly string[]): AsyncIterable<GermanRecord[]> {
  const texts = table.resource.translatedFields.map((field) => [field, columnOf(field)] as const);
  const select = selectOfNames(table, texts.map(([, column]) => column));
  const query = { where: { ...table.present, ...(ids && { id: { in: [...ids] } }) }, orderBy: [...table.orderBy, { id: "asc" as const }], select };
  return inPortions(async (portion) => {
    const rows = await rowsOf(table, source).findMany({ ...query, ...portion });
    return rows.map((row) => germanRecord(row, texts));
  }, RECORDS_AT_ONCE);
}

function germanRecord(row: object, texts: readonly (readonly [field: string, column: string])[]): GermanRecord {
  const id = textOf(row, "id");
  return { id, name: recordNameIn(row) ?? id, texts: Object.fromEntries(texts.map(([field, column]) => [field, textOf(row, column)])) };
}

export function takesTexts({ resource }: ResourceTable, { language, texts }: Omit<RecordTexts, "id">): boolean {
  return Object.entries(texts).every(([name, text]) => textTaken(resource, { language, name, text }) !== null);
}

export async function putTexts(tx: Transaction, table: ResourceTable, { by, ...texts }: RecordTexts & { by: string }): Promise<void> {
  const record = await findRecord(table, tx, texts.id);
  const form = record && formWithTexts(table, formOfRecord(table, record), texts);
  if (!record || !form) throw new Error(`${table.resource.name} ${texts.id} does not take its texts`);
  await putRecord(tx, table, { before: record, form, by });
}

function formWithTexts({ resource }: ResourceTable, form: Edits, { language, texts }: RecordTexts): Edits | null {
  const read = Object.entries(texts).map(([name, text]) => [name, textTaken(resource, { language, name, text })] as const);
  if (read.some(([, text]) => text === null)) return null;
  const taken = Object.fromEntries<unknown>(read);
  return language === "de" ? { ...form, ...taken } : { ...form, [language]: { ...groupOf(form[language]), ...taken } };
}

type TypedText = { language: Language; name: string; text: string };

function textTaken({ fields, translatedFields }: Resource, { language, name, text }: TypedText): unknown {
  const field = translatedFields.includes(name) ? fields[name] : undefined;
  const schema = field && (language === "de" ? schemaOf(field) : translationSchemaOf(field));
  return schema?.safeParse(text === "" ? undefined : text).data ?? null;
}

/** `source`: the German text that was translated; `german`: the current one; `seen`: the `markOf` both. */
export async function findTranslation(table: ResourceTable, { id, language, field }: TranslationPlace) {
  const found = await findStored(read, table, { id, language, field });
  return found && { field, ...found.texts, seen: markOf(found.texts), name: titleOf(table, found.record) };
}

async function findStored(source: Reader, table: ResourceTable, { id, language, field }: TranslationPlace) {
  const { name: resource, translatedFields } = table.resource;
  const record = translatedFields.includes(field) ? await findRecord(table, source, id) : null;
  const where = { resource_recordId_languageCode_field: { resource, recordId: id, languageCode: language, field } };
  const stored = record && (await source.translation.findUnique({ where, select: { value: true, sourceText: true } }));
  return stored && { record, where, texts: { german: textOf(record, columnOf(field)), value: stored.value, source: stored.sourceText } };
}

export type Confirmation = { id: string; language: TranslationLanguage; field: string; seen: string; by: string };

export type ConfirmationResult = { ok: true } | Refused;

export async function confirmTranslation(tx: Transaction, table: ResourceTable, { id, language, field, seen, by }: Confirmation): Promise<ConfirmationResult> {
  const found = await findStored(tx, table, { id, language, field });
  if (found === null) return { ok: false, reason: "missing" };
  const { record, where, texts } = found;
  const { german, source } = texts;
  if (markOf(texts) !== seen) return { ok: false, reason: "conflict" };
  if (source === german) return { ok: true };
  await tx.translation.update({ where, data: { sourceText: german } });
  const confirmed = { ...record, sources: { ...record.sources, [`${language}.${field}`]: german } };
  const [before, after] = [snapshotOf(table, record), snapshotOf(table, confirmed)];
  await recordChange(tx, { by, resource: table.resource.name, recordId: id, action: "confirm", before, after });
  return { ok: true };
}

function markOf({ german, value }: { german: string; value: string }): string {
  return createHash("sha256").update(JSON.stringify([german, value])).digest("base64url").slice(0, 22);
}
