import type { Language } from "~/i18n/languages";
import { read as database } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { NOT_LIVE } from "./any-record";
import { columnsOf, readRows, type ResourceTable, rowFrom, type StoredRow } from "./resource-table.server";
import { draftsShown } from "./shown-drafts.server";
import { type Public, translated } from "./translations";
import { listTranslations } from "./translations.server";

/** Selects rows before their pictures and translations are read. */
export type Take = <Row extends { id: string }>(rows: Row[]) => Row[];

export const takeAll: Take = (rows) => rows;

export async function listShownRecords<Row>(table: ResourceTable<Row>, isShown?: (row: Row) => boolean): Promise<Row[]>;
export async function listShownRecords(table: ResourceTable, isShown: (row: StoredRow) => boolean = () => true): Promise<StoredRow[]> {
  const present = slice(table.resource.name, () => readRows(table, database, { where: table.present, orderBy: [...table.orderBy], take: MOST_SHOWN }));
  const rows = withDrafts(table, await present()).filter(isShown);
  return rows.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
}

/** Twenty pages. More rows would fill a small machine's memory whenever one of them changes. */
const MOST_SHOWN = 1_200;

/** One record or none. Also finds records beyond `MOST_SHOWN`. */
export async function findShownRecord<Row>(table: ResourceTable<Row>, id: string): Promise<Row[]>;
export async function findShownRecord(table: ResourceTable, id: string): Promise<StoredRow[]> {
  const withId = slice(`one of ${table.resource.name}`, (wanted: string) => readRows(table, database, { where: { ...table.present, id: wanted } }));
  return withDrafts(table, await withId(id)).filter((row) => row.id === id);
}

/** A missing or empty text stays German. One query for all rows; none for German. */
export async function inLanguage<Row extends { id: string }>(
  { resource: { name, translatedFields } }: Pick<ResourceTable, "resource">,
  rows: readonly Row[],
  language: Language,
): Promise<Public<Row>[]> {
  const translations = await listTranslations(name, language, rows.length <= MOST_ASKED_BY_ID ? rows.map(({ id }) => id) : undefined);
  const texts = new Map(translations.map(({ recordId, field, value }) => [`${recordId} ${field}`, value]));
  return rows.map((row) => translated(row, texts, { fields: translatedFields, language }));
}

/** Up to this number texts are read by id, so that one page does not read the texts of thousands of records. */
const MOST_ASKED_BY_ID = 60;

/** Drafts that were never live come last if they have no sort position. */
function withDrafts(table: ResourceTable, live: readonly StoredRow[]): StoredRow[] {
  const drafts = new Map(draftsShown(table.resource.name));
  const rows = live.map((row) => {
    const draft = drafts.get(row.id);
    drafts.delete(row.id);
    return draft ? { ...row, ...columnsOf(table, draft) } : row;
  });
  return [...rows, ...[...drafts].map(([id, form]) => rowFrom(table, { version: NOT_LIVE, sortOrder: LAST, ...columnsOf(table, form), id }))];
}

const LAST = Number.MAX_SAFE_INTEGER;
