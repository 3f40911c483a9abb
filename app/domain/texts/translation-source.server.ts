import type { Language } from "~/i18n/languages";
import type { Reader, Transaction } from "~/platform/database-types";
import type { TranslatableText, TextChange } from "./translatable-text";

/** Texts of one kind: all of them, what may be said in them, and how they are written. */
export type TextSource = {
  /** The keys of its texts begin with one of these and a slash. */
  prefixes: readonly string[];
  /** All of them, some at a time; those of one record are never parted. */
  list: (source: Reader) => AsyncIterable<TranslatableText[]>;
  /** What is wrong with a new text, as its form would say it; null for nothing. */
  problemIn: (source: Reader, change: TextChange, language: Language) => Promise<string | null>;
  /** Writes texts of one language as changes with history, inside a larger write. */
  put: (tx: Transaction, changes: readonly TextChange[], edit: { language: Language; by: string }) => Promise<void>;
};

export const NOT_ACCEPTED = "Dieser Text passt nicht: Er ist zu lang oder darf nicht leer sein.";

/** The changes by the part of their keys that names the record: each of them is written once. */
export function byRecord(changes: readonly TextChange[], recordOf: (key: string) => string): Map<string, TextChange[]> {
  const records = new Map<string, TextChange[]>();
  for (const change of changes) {
    const record = recordOf(change.key);
    records.set(record, [...(records.get(record) ?? []), change]);
  }
  return records;
}
