import type { Language } from "~/i18n/languages";
import { read as database } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { NOT_LIVE } from "./any-record";
import { type ResourceTable, rowsOf, type StoredRow } from "./resource-table.server";
import { draftsShown } from "./shown-drafts.server";
import { columnsOf, rowFrom, selectOf } from "./stored-record.server";
import { type Public, translated } from "./translations";
import { listTranslations } from "./translations.server";

/** Applied before pictures and translations are looked up. */
export type Take = <Row>(rows: Row[]) => Row[];

export const takeAll: Take = (rows) => rows;

export async function listShownRecords<Row>(table: ResourceTable<Row>, isShown?: (row: Row) => boolean): Promise<Row[]>;
export async function listShownRecords(table: ResourceTable, isShown: (row: StoredRow) => boolean = () => true): Promise<StoredRow[]> {
  const rows = await presentRows(table);
  return inOrder([...rows.map((row) => withDraft(table, row)), ...newRows(table, rows)].filter(isShown));
}

/** Also a record beyond the longest list. */
export async function findShownRecord<Row>(table: ResourceTable<Row>, id: string): Promise<Row | null>;
export async function findShownRecord(table: ResourceTable, id: string): Promise<StoredRow | null> {
  const read = slice(`one of ${table.resource.name}`, async (wanted: string) => {
    const rows = await rowsOf(table, database).findMany({ where: { ...table.present, id: wanted }, select: selectOf(table) });
    return rows.map((row) => rowFrom(table, row));
  });
  const rows = await read(id);
  return [...rows.map((row) => withDraft(table, row)), ...newRows(table, rows)].find((row) => row.id === id) ?? null;
}

export async function findInLanguage<Row extends { id: string }>(table: ResourceTable<Row> & Pick<ResourceTable, "resource">, id: string, language: Language) {
  const row = await findShownRecord(table, id);
  return inLanguage(table, row === null ? [] : [row], language);
}

/** Twenty pages. More would take a small machine's memory each time one of them changes. */
const MOST_SHOWN = 1_200;

function presentRows(table: ResourceTable): Promise<readonly StoredRow[]> {
  const read = slice(table.resource.name, async () => {
    const rows = await rowsOf(table, database).findMany({ where: table.present, orderBy: [...table.orderBy], select: selectOf(table), take: MOST_SHOWN });
    return rows.map((row) => rowFrom(table, row));
  });
  return read();
}

/** A missing or empty text stays German. One query for any number, none in German. */
export async function inLanguage<Row extends { id: string }>(
  { resource: { name, translatedFields } }: Pick<ResourceTable, "resource">,
  rows: readonly Row[],
  language: Language,
): Promise<Public<Row>[]> {
  const translations = await listTranslations(name, language, rows.length <= MOST_ASKED_BY_ID ? rows.map(({ id }) => id) : undefined);
  const texts = new Map(translations.map(({ recordId, field, value }) => [`${recordId} ${field}`, value]));
  return rows.map((row) => translated(row, texts, { fields: translatedFields, language }));
}

/** Up to so many are asked for by id: one page must not read the texts of thousands of records. */
const MOST_ASKED_BY_ID = 60;

function withDraft(table: ResourceTable, row: StoredRow): StoredRow {
  const draft = draftsShown(table.resource.name).get(row.id);
  return draft ? { ...row, ...columnsOf(table, draft) } : row;
}

/** Drafts of records that were never live; without a place they come last. */
function newRows(table: ResourceTable, rows: readonly StoredRow[]): StoredRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  const drafts = [...draftsShown(table.resource.name)].filter(([id]) => !ids.has(id));
  return drafts.map(([id, form]) => rowFrom(table, { version: NOT_LIVE, sortOrder: LAST, ...columnsOf(table, form), id }));
}

const LAST = Number.MAX_SAFE_INTEGER;

function inOrder(rows: StoredRow[]): StoredRow[] {
  return rows.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
}
