import type { Transaction } from "~/platform/database-types";
import { type Edits, type FormCheck, isSame, isSameEdit, type RecordRef } from "./any-record";
import { type ChangeAction, recordChange } from "./changes.server";
import { findVersion } from "./history.server";
import { type Merge, mergeEdits } from "./merge-edits";

/** `values` is the merged form, `version` the stored one; the history of `place` tells who saved it. */
export type EditConflict<Form> = { values: Form; conflicts: Merge<Form>["conflicts"]; version: number; place: RecordRef; seen?: number };

type NotedChange = { id: string; action: "update" | "confirm"; before: Edits; after: Edits };

export type SaveResult<Stored, Form, Refused = never> =
  | { ok: true; record: Stored; change?: NotedChange }
  | { ok: false; reason: "conflict"; conflict: EditConflict<Form> }
  | Refused;

/**
 * `version`: the form was made from it. `seen`: what its author saw, which is older if the form is sent again after a
 * conflict, because the form then includes what others saved.
 */
export type FormEdit<Form> = { form: Form; version: number; by: string; seen?: number };

type Note = Parameters<typeof recordChange>[1] & { action: ChangeAction; after: object };

type Editable<Stored, Form, Refused> = {
  before: Stored;
  place: RecordRef;
  formOf: (stored: Stored) => Form;
  snapshotOf: (stored: Stored) => Edits;
  check?: FormCheck;
  /** A refusal writes nothing. If nothing changed, the version stays. */
  put: (merged: Form) => Promise<Stored | Refused>;
  note?: (tx: Transaction, change: Note) => Promise<string>;
};

/**
 * The only way to save an edit: merges it with edits of other fields since. On conflicts in the same field it saves
 * nothing and answers the conflict. A form without changes that still gets a new version is a confirmation.
 */
export async function saveEdited<Stored extends { version: number }, Form extends Edits, Refused extends { ok: false } = never>(
  tx: Transaction,
  { before, place, formOf, snapshotOf, check, put, note = recordChange }: Editable<Stored, Form, Refused>,
  { form, version, by, seen = version }: FormEdit<Form>,
): Promise<SaveResult<Stored, Form, Refused>> {
  const stored = formOf(before);
  const base = before.version === version ? stored : await findVersion(tx, place, version);
  const { merged, conflicts } = mergeEdits({ base, stored, typed: form, check });
  if (conflicts.length > 0) {
    return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: before.version, place, seen } };
  }
  const record = await put(merged);
  if (isRefused(record)) return record;
  if (record.version === before.version) return { ok: true, record };
  const action = isSameEdit(merged, stored) ? "confirm" : "update";
  const sides = { before: snapshotOf(before), after: snapshotOf(record) };
  const id = await note(tx, { ...place, by, action, ...sides });
  return { ok: true, record, change: { id, action, ...sides } };
}

function isRefused<Stored extends object, Refused extends { ok: false }>(outcome: Stored | Refused): outcome is Refused {
  return "ok" in outcome;
}

type Typed<Form> = { form: Form; stored: Form; seen?: number };

/** Removes what others saved before a conflict (see `FormEdit`). */
export async function formAsSeen<Form extends Edits>(tx: Transaction, place: RecordRef, { form, stored, seen }: Typed<Form>): Promise<Form> {
  if (seen === undefined) return form;
  const first = await findVersion(tx, place, seen);
  const kept = Object.keys(form).filter((name) => isSame(form[name], stored[name]));
  return { ...form, ...Object.fromEntries(kept.map((name) => [name, first?.[name]])) };
}

/** The row must exist, because the transaction has just read it. */
export function expectOneRow(count: number): void {
  if (count !== 1) throw new Error("A record changed inside a transaction");
}
