import type { Reader, Transaction } from "~/platform/database-types";
import { isMissingTable } from "~/platform/database-fault";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { type AnyRecord, type Edits, groupOf, isGroup, NAMING, recordNameIn, type ShownOn } from "./any-record";
import { grouped } from "./form-values";
import type { FormOf, RecordRow, Resource, RowOf } from "./resource";
import { columnOf } from "./field-kinds";
import { schemasOf } from "./resource-schemas";
import { expectOneRow } from "./save-edited.server";
import { listTranslationsOf, type StoredText, textOf, textsByLanguage } from "./translations.server";

interface Rows {
  findMany(args: { where: object; orderBy?: object[]; select: object; skip?: number; take?: number }): PromiseLike<object[]>;
  count(args: { where: object }): PromiseLike<number>;
}

interface WritableRows extends Rows {
  create(args: { data: object }): PromiseLike<object>;
  updateMany(args: { where: object; data: object }): PromiseLike<{ count: number }>;
  updateManyAndReturn(args: { where: object; data: object; select: object }): PromiseLike<object[]>;
  deleteMany(args: { where: object }): PromiseLike<{ count: number }>;
}

export type StoredRow = RecordRow & Record<TranslationLanguage, Readonly<Record<string, string>>> & Readonly<Record<string, unknown>>;

type Removal =
  /** The row stays. Returns the columns that hide it, and those that show it again. */
  | { hides: () => object; shows(form: Edits): object }
  /** The row and its translations are deleted; only the history still has them. */
  | "erases";

type StaffOrder<Row> = {
  isListed?(row: Row, filter: string | undefined): boolean;
  /** Groups follow each other, and a record moves within its group. Without `groupOf` there is one group. */
  groupOf?(row: Row): number;
  /** Null for a view in another order, such as newest first. */
  rowsOnAPage(filter: string | undefined): number | null;
};

interface TableDeclaration<Row = StoredRow, Form = Edits> {
  model: keyof Reader;
  /** The condition for existing rows: all others count as deleted. */
  present: object;
  /** `sortOrder` is an order chosen by staff. */
  orderBy: readonly object[];
  removal: Removal;
  derived?(form: Form): object;
  /** The rows after which a new record comes. Without it the form has the position, or there is no order. */
  behind?(form: Form): object;
  staffOrder?: StaffOrder<Row>;
  /** Values that the history keeps beside those of the form. */
  facts?: { columns: readonly string[]; of(row: Readonly<Record<string, unknown>>): Edits };
  afterSave?(tx: Transaction, saved: { id: string; form: Form }): Promise<void>;
  page(row: Row): Exclude<ShownOn, null>;
  isShown?(row: Row): boolean;
  /** The slug of the record's own page; null if it has none. */
  findSlug?(row: Row): Promise<string | null>;
  whyNotSaved?(): Promise<string>;
}

export interface ResourceTable<Row = StoredRow, Form = Edits> extends TableDeclaration<Row, Form> {
  resource: Resource;
  shownOn(row: Row): ShownOn;
}

export function tableOf<One extends Resource>(resource: One, table: TableDeclaration<RowOf<One>, FormOf<One>>): ResourceTable<RowOf<One>, FormOf<One>> {
  return { resource, ...table, shownOn: (row) => (table.isShown?.(row) === false ? null : table.page(row)) };
}

export function rowsOf({ model }: Pick<ResourceTable, "model">, source: Reader): Rows {
  return source[model];
}

export function writableRowsOf({ model }: Pick<ResourceTable, "model">, tx: Transaction): WritableRows {
  return tx[model];
}

/** The highest sort position that the record's form takes. */
export function highestPosition({ resource }: Pick<ResourceTable, "resource">): number {
  return resource.fields.sort_order?.limits.max ?? Infinity;
}

/** A table may be missing before its migration, which is no fault. */
export async function orWithoutTable<Found, Instead>(find: () => Promise<Found>, instead: () => Instead): Promise<Found | Instead> {
  try {
    return await find();
  } catch (error) {
    if (isMissingTable(error)) return instead();
    throw error;
  }
}

/** The id gives imported rows with the same number a fixed order. */
export const BY_POSITION = [{ sortOrder: "asc" }, { id: "asc" }] as const;

export async function findRecord(table: ResourceTable, source: Reader, id: string): Promise<StoredRow | null> {
  const [record = null] = await findRecords(table, source, [id]);
  return record;
}

type Asked = { where: object; orderBy?: object[]; take?: number };

/** Reads no texts in other languages. */
export async function readRows<Row>(table: ResourceTable<Row>, source: Reader, asked: Asked): Promise<Row[]>;
export async function readRows(table: ResourceTable, source: Reader, asked: Asked): Promise<StoredRow[]> {
  const rows = await rowsOf(table, source).findMany({ ...asked, select: selectOf(table) });
  return rows.map((row) => rowFrom(table, row));
}

/** In no order. Two queries for any number of ids. */
export async function findRecords(table: ResourceTable, source: Reader, ids: readonly string[]): Promise<StoredRow[]> {
  const where = { id: { in: [...ids] }, ...table.present };
  const rows = await rowsOf(table, source).findMany({ where, select: selectOf(table) });
  if (rows.length === 0) return [];
  const texts = await listTranslationsOf(source, { resource: table.resource.name, recordIds: ids });
  return rows.map((row) => rowFrom(table, row, texts));
}

function selectOf({ resource, orderBy, facts }: Pick<ResourceTable, "resource" | "orderBy" | "facts">): Record<string, true> {
  const order = orderBy.some((column) => "sortOrder" in column) ? ["sortOrder"] : [];
  const names = ["id", "version", ...order, ...(facts?.columns ?? []), ...Object.keys(resource.fields).map(columnOf)];
  return Object.fromEntries(names.map((name) => [name, true]));
}

export function selectOfNames(table: ResourceTable, columns: readonly string[]): Record<string, true> {
  const known = selectOf(table);
  const wanted = ["id", ...NAMING.map(columnOf), ...columns].filter((column) => Object.hasOwn(known, column));
  return Object.fromEntries(wanted.map((column) => [column, true]));
}

export function rowFrom<Row>(table: ResourceTable<Row>, row: object, texts?: readonly StoredText[]): Row;
export function rowFrom({ resource }: ResourceTable, row: object, texts: readonly StoredText[] = []): StoredRow {
  const columns = groupOf(row);
  const fields = Object.entries(resource.fields).map(([name, field]) => [columnOf(name), field.fromColumn(columns[columnOf(name)])] as const);
  const id = textOf(row, "id");
  const own = texts.filter(({ recordId }) => recordId === id);
  return { ...row, ...Object.fromEntries<unknown>(fields), id, version: Number(columns.version), ...textsByLanguage(own, resource.translatedFields) };
}

export function columnsOf({ resource, derived }: Pick<ResourceTable, "resource" | "derived">, form: Edits): object {
  const columns = Object.entries(resource.fields).flatMap(([name, field]) => {
    const column = field.toColumn(form[name]);
    return column === undefined ? [] : [[columnOf(name), column] as const];
  });
  return { ...Object.fromEntries<unknown>(columns), ...derived?.(form) };
}

export function formOfRecord({ resource }: Pick<ResourceTable, "resource">, row: StoredRow): Edits {
  const values = Object.entries(resource.fields).map(([name, field]) => [name, field.toForm(row[columnOf(name)])] as const);
  return { ...Object.fromEntries<unknown>(values), ...Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, row[language]])) };
}

export function snapshotOf(table: ResourceTable, row: StoredRow): Edits {
  const place = row.sortOrder === undefined ? {} : { sort_order: row.sortOrder };
  return { ...formOfRecord(table, row), ...table.facts?.of(row), ...place, version: row.version, source: grouped(row.sources) };
}

export function earlierFormFrom({ fields, translatedFields }: Resource, snapshot: Edits): Edits {
  const values = Object.entries(fields).map(([name, field]) => [name, field.toForm(field.fromColumn(snapshot[name]))] as const);
  const textsIn = (texts: unknown) => Object.fromEntries(translatedFields.map((field) => [field, textOf(texts, field)]));
  return { ...Object.fromEntries<unknown>(values), ...Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, textsIn(snapshot[language])])) };
}

/** Null for values that the form would refuse today. */
export function formFrom(resource: Resource, snapshot: Edits): Edits | null {
  const { fields } = resource;
  const numbers = Object.keys(fields).filter((name) => fields[name]?.kind === "number" && typeof snapshot[name] === "number");
  const typed = { ...asTyped(snapshot), ...Object.fromEntries(numbers.map((name) => [name, String(snapshot[name])])) };
  return schemasOf(resource).values.safeParse(typed).data ?? null;
}

export function titleOf(table: ResourceTable, row: StoredRow): string {
  return recordNameIn(snapshotOf(table, row)) ?? row.id;
}

export function described(table: ResourceTable, row: StoredRow): AnyRecord {
  const facts = table.facts?.of(row) ?? {};
  return { title: titleOf(table, row), version: row.version, values: formOfRecord(table, row), facts, shownOn: table.shownOn(row) };
}

export async function wasDeleted(table: ResourceTable, tx: Transaction, id: string): Promise<boolean> {
  if (table.removal !== "erases") return (await rowsOf(table, tx).count({ where: { id } })) > 0;
  return (await tx.change.count({ where: { resource: table.resource.name, recordId: id, action: "delete" } })) > 0;
}

/** The record must have been read in the same transaction. Answers the updated row. */
export async function changeRow(table: ResourceTable, tx: Transaction, { id, version }: StoredRow, columns: object): Promise<object> {
  const where = { id, version, ...table.present };
  const data = { ...columns, version: { increment: 1 } };
  const rows = await writableRowsOf(table, tx).updateManyAndReturn({ where, data, select: selectOf(table) });
  expectOneRow(rows.length);
  return { ...rows[0] };
}

/** Removes empty values, like a browser that sends a form. */
export function asTyped(snapshot: Edits): Edits {
  const typed = Object.entries(snapshot).filter(([, value]) => value !== "" && value !== null);
  return Object.fromEntries(typed.map(([name, value]) => [name, isGroup(value) ? asTyped(value) : value]));
}
