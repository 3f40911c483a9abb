import type { Reader, Transaction } from "~/platform/database-types";
import type { Edits } from "../changes/merge-edits";
import type { TranslationLanguage } from "../translations/texts";
import type { TranslatedNoun } from "../translations/translation";

/** A row of one version; a write that finds another version there changes nothing. */
export type RowVersion = { id: string; version: number };

/** What every record has that staff edit. */
export type StoredRecord = RowVersion & { sortOrder: number };

/** The values of a record's form, with the translations of some of them in `es` and `en`. */
export type RecordForm<Field extends string> = Edits &
  Readonly<Record<Field, string> & Record<TranslationLanguage, Readonly<Record<Field, string>>>>;

/** What the one way to save, delete and move needs to know of a noun. Its writes answer how many rows they changed. */
export type RecordKind<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = {
  noun: TranslatedNoun;
  translatedFields: readonly Field[];
  /** The record with its texts in all languages; null for one that never was or that was deleted. */
  find: (source: Reader, id: string) => Promise<Stored | null>;
  /** Whether a record that `find` does not know was deleted. */
  wasDeleted: (tx: Transaction, id: string) => Promise<boolean>;
  formOf: (record: Stored) => Form;
  /** The address of the picture in a form; empty for none. */
  pictureOf: (form: Form) => string;
  insert: (tx: Transaction, id: string, form: Form) => Promise<unknown>;
  update: (tx: Transaction, row: RowVersion, form: Form) => Promise<number>;
  place: (tx: Transaction, row: RowVersion, sortOrder: number) => Promise<number>;
  remove: (tx: Transaction, row: RowVersion) => Promise<number>;
};

/** What the history keeps of a record: the values by their field names, and which version had them. */
export function snapshotOf<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: RecordKind<Stored, Form, Field>,
  record: Stored,
): Edits {
  return { ...kind.formOf(record), sort_order: record.sortOrder, version: record.version };
}

/** why: the transaction has just read the row, so that anything but one changed row is a fault of ours. */
export function expectOneRow(count: number): void {
  if (count !== 1) throw new Error("A record changed inside a transaction");
}
