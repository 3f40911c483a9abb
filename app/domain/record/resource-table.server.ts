import type { Reader, Transaction } from "~/platform/database-types";
import { isMissingTable } from "~/platform/missing-schema";
import type { ShownOn } from "./any-record";
import type { Edits } from "./merge-edits";
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

/** Its columns by their names in the code, and its texts in the other languages. */
export type StoredRow = RecordRow & Record<TranslationLanguage, Readonly<Record<string, string>>> & Readonly<Record<string, unknown>>;

type Removal =
  /** The row stays and is on no list any more: the columns that hide it, and those that bring it back. */
  | { hides: () => object; shows(form: Edits): object }
  /** The row goes with its texts; only the history still knows it. */
  | "erases";

export type StaffOrder<Row> = {
  /** Whether a record stands in a view; without it each stands in every one. */
  isListed?(row: Row, filter: string | undefined): boolean;
  /** Groups stand one behind the other, and a record moves within its own. Without it there is one. */
  groupOf?(row: Row): number;
  /** How many rows a page of a view has; null for a view in another order, which begins with the newest. */
  rowsOnAPage(filter: string | undefined): number | null;
};

export interface TableDeclaration<Row = StoredRow, Form = Edits> {
  model: keyof Reader;
  /** The other rows were deleted. */
  present: object;
  /** One by `sortOrder` is an order that staff choose. */
  orderBy: readonly object[];
  removal: Removal;
  /** Columns that follow from others. */
  derived?(form: Form): object;
  /** A new record stands behind as many as there are of these; without it the form says the place, or there is none. */
  behind?(form: Form): object;
  staffOrder?: StaffOrder<Row>;
  /** What the history keeps of a record beside its form, from columns of its own. */
  facts?: { columns: readonly string[]; of(row: Readonly<Record<string, unknown>>): Edits };
  /** What else a save writes, in its transaction. */
  afterSave?(tx: Transaction, saved: { id: string; form: Form }): Promise<void>;
  page(row: Row): Exclude<ShownOn, null>;
  /** Whether the site shows this one; without it each. */
  isShown?(row: Row): boolean;
  /** What ends the address of the page that the site has for this record alone; null where it has none now. */
  findSlug?(row: Row): Promise<string | null>;
  /** What is said when the database does not take a record, where that can have a reason of its own. */
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

/** Before the migration that makes its table, what stands in for it: that is no fault. */
export async function orWithoutTable<Found, Instead>(find: () => Promise<Found>, instead: () => Instead): Promise<Found | Instead> {
  try {
    return await find();
  } catch (error) {
    if (isMissingTable(error)) return instead();
    throw error;
  }
}

/** The id decides between rows from elsewhere that share a number. */
export const BY_POSITION = [{ sortOrder: "asc" }, { id: "asc" }] as const;
