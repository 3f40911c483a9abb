import type { Reader, Transaction } from "~/platform/database-types";
import type { Edits } from "./merge-edits";
import type { TranslationLanguage } from "./translated-texts";
import type { TranslatedResource } from "./translation";

/** A row of one version; a write that finds another version there changes nothing. */
export type RowVersion = { id: string; version: number };

/** What every record has that staff edit. A place in an order has only what staff put in one. */
export type StoredRecord = RowVersion & { sortOrder?: number };

/** The values of a record's form, with the translations of some of them in `es` and `en`. */
export type RecordForm<Field extends string> = Edits &
  Readonly<Record<Field, string> & Record<TranslationLanguage, Readonly<Record<Field, string>>>>;

/** What the one way to edit needs to know of a resource. Its writes answer how many rows they changed. */
export type UpdatableKind<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = {
  resource: TranslatedResource;
  translatedFields: readonly Field[];
  /** The record with its texts in all languages; null for one that never was or that was deleted. */
  find: (source: Reader, id: string) => Promise<Stored | null>;
  /** Whether a record that `find` does not know was deleted. */
  wasDeleted: (tx: Transaction, id: string) => Promise<boolean>;
  formOf: (record: Stored) => Form;
  /** What the history keeps of a record beside its form. */
  factsOf?: (record: Stored) => Edits;
  /** The address of the picture in a form; empty for none. */
  pictureOf: (form: Form) => string;
  update: (tx: Transaction, row: RowVersion, form: Form) => Promise<number>;
};

/** The same of a resource whose records are made with a form and deleted one by one. */
export type EditableKind<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = UpdatableKind<
  Stored,
  Form,
  Field
> & {
  /** Those of several that `find` would find, in no order, with a constant number of queries. */
  findAll: (source: Reader, ids: readonly string[]) => Promise<Stored[]>;
  insert: (tx: Transaction, id: string, form: Form) => Promise<unknown>;
  remove: (tx: Transaction, row: RowVersion) => Promise<number>;
};

/** The same of a resource whose records stand in an order that staff choose. */
export type RecordKind<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = EditableKind<
  Stored,
  Form,
  Field
> & { place: (tx: Transaction, row: RowVersion, sortOrder: number) => Promise<number> };

/** What the history keeps of a record: the values by their field names, and which version had them. */
export function snapshotOf<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: UpdatableKind<Stored, Form, Field>,
  record: Stored,
): Edits {
  const place = record.sortOrder === undefined ? {} : { sort_order: record.sortOrder };
  return { ...kind.formOf(record), ...factsOf(kind, record), ...place, version: record.version };
}

export function factsOf<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  { factsOf: facts }: UpdatableKind<Stored, Form, Field>,
  record: Stored,
): Edits {
  return facts ? facts(record) : {};
}

/** why: the transaction has just read the row, so that anything but one changed row is a fault of ours. */
export function expectOneRow(count: number): void {
  if (count !== 1) throw new Error("A record changed inside a transaction");
}
