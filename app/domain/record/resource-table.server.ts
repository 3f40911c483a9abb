import type { Reader, Transaction } from "~/platform/database-types";
import { isMissingTable } from "~/platform/missing-schema";
import type { Edits, ShownOn } from "./any-record";
import type { RecordRow, Resource, RowOf, FormOf } from "./resource";
import type { TranslationLanguage } from "~/i18n/languages";

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
