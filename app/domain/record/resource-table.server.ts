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
  /** The row stays: columns that hide it, and that bring it back. */
  | { hides: () => object; shows(form: Edits): object }
  /** The row is deleted with its translations; only the history has it. */
  | "erases";

type StaffOrder<Row> = {
  isListed?(row: Row, filter: string | undefined): boolean;
  /** Groups follow each other, and a record moves within its own. Without it there is one. */
  groupOf?(row: Row): number;
  /** Null for a view in another order, newest first. */
  rowsOnAPage(filter: string | undefined): number | null;
};

interface TableDeclaration<Row = StoredRow, Form = Edits> {
  model: keyof Reader;
  /** All other rows count as deleted. */
  present: object;
  /** `sortOrder` is an order that staff choose. */
  orderBy: readonly object[];
  removal: Removal;
  derived?(form: Form): object;
  /** A new record comes after these; without it the form says the place, or there is none. */
  behind?(form: Form): object;
  staffOrder?: StaffOrder<Row>;
  /** What the history keeps beside the form. */
  facts?: { columns: readonly string[]; of(row: Readonly<Record<string, unknown>>): Edits };
  afterSave?(tx: Transaction, saved: { id: string; form: Form }): Promise<void>;
  page(row: Row): Exclude<ShownOn, null>;
  isShown?(row: Row): boolean;
  /** The end of the address of the record's own page; null without one. */
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

/** A table that is missing before its migration is no fault. */
export async function orWithoutTable<Found, Instead>(find: () => Promise<Found>, instead: () => Instead): Promise<Found | Instead> {
  try {
    return await find();
  } catch (error) {
    if (isMissingTable(error)) return instead();
    throw error;
  }
}

/** The id decides between imported rows with the same number. */
export const BY_POSITION = [{ sortOrder: "asc" }, { id: "asc" }] as const;
