import { randomUUID } from "node:crypto";
import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "./changes.server";
import { findVersion } from "./history.server";
import { type Edits, isSameEdit, type Merge, mergeEdits } from "./merge-edits";
import { isPictureThere } from "../media/pictures.server";
import { saveTranslations } from "./save-translations.server";
import { type EditableKind, expectOneRow, type RecordForm, snapshotOf, type StoredRecord, type UpdatableKind } from "./record-kind.server";

/** Somebody else saved the same fields first: `values` is what could be merged, `version` what is stored. */
export type RecordConflict<Form> = { values: Form; conflicts: Merge<Form>["conflicts"]; version: number };

export type Saved<Stored> = { ok: true; record: Stored };

export type CreateResult<Stored> = Saved<Stored> | { ok: false; reason: "pictureMissing" };

export type UpdateResult<Stored, Form> =
  | CreateResult<Stored>
  | { ok: false; reason: "missing" | "deleted" }
  | { ok: false; reason: "conflict"; conflict: RecordConflict<Form> };

/** `by` is the id in `admin_users`. */
export type Save<Form> = { id: string; form: Form; by: string };

/** `version` is the one that the form was made from. */
export type Edit<Form> = Save<Form> & { version: number };

/** Adds a record. The same form sent twice makes one. */
export function createRecord<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: EditableKind<Stored, Form, Field>,
  save: Save<Form>,
): Promise<CreateResult<Stored>> {
  return write((tx) => createRecordIn(tx, kind, save));
}

/** The same in a transaction that does more. */
export async function createRecordIn<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  kind: EditableKind<Stored, Form, Field>,
  { id, form, by }: Save<Form>,
): Promise<CreateResult<Stored>> {
  const sameId = await kind.find(tx, id);
  if (sameId && isSameButForPlace(kind.formOf(sameId), form)) return { ok: true, record: sameId };
  if (!(await isPictureThere(tx, kind.pictureOf(form)))) return { ok: false, reason: "pictureMissing" };
  const isTaken = sameId !== null || (await kind.wasDeleted(tx, id));
  const newId = isTaken ? randomUUID() : id;
  await kind.insert(tx, newId, form);
  return finishSave(tx, kind, { id: newId, form, by, before: null, action: "create" });
}

/**
 * Saves a record over the version that its form was made from. If somebody else saved in between, the two edits are
 * merged where they touch different fields; where they touch the same, nothing is saved and the conflict comes back.
 * What says the same as is stored already is not written once more.
 */
export function updateRecord<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: UpdatableKind<Stored, Form, Field>,
  edit: Edit<Form>,
): Promise<UpdateResult<Stored, Form>> {
  return write((tx) => updateRecordIn(tx, kind, edit));
}

/** The same in a transaction that does more. */
export async function updateRecordIn<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  kind: UpdatableKind<Stored, Form, Field>,
  { id, form, version, by }: Edit<Form>,
): Promise<UpdateResult<Stored, Form>> {
  const before = await kind.find(tx, id);
  if (before === null) return { ok: false, reason: (await kind.wasDeleted(tx, id)) ? "deleted" : "missing" };
  const stored = kind.formOf(before);
  const base = before.version === version ? stored : await findVersion(tx, { resource: kind.resource, recordId: id }, version);
  const { merged, conflicts } = mergeEdits({ base: base ?? {}, stored, typed: form });
  if (conflicts.length > 0) {
    return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: before.version } };
  }
  if (changesNothing(merged, stored)) return { ok: true, record: before };
  const picture = kind.pictureOf(merged);
  const isKept = picture === kind.pictureOf(stored);
  if (!isKept && !(await isPictureThere(tx, picture))) return { ok: false, reason: "pictureMissing" };
  return putRecord(tx, kind, { before, form: merged, by });
}

type Put<Stored, Form> = { before: Stored; form: Form; by: string };

/** Writes a form over what was read in the same transaction. */
export async function putRecord<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  kind: UpdatableKind<Stored, Form, Field>,
  { before, form, by }: Put<Stored, Form>,
): Promise<Saved<Stored>> {
  expectOneRow(await kind.update(tx, before, form));
  return finishSave(tx, kind, { id: before.id, form, by, before, action: "update" });
}

/** A form that names no place leaves the record where it stands. */
function changesNothing(typed: Edits, stored: Edits): boolean {
  return isSameEdit(typed.sort_order === null ? { ...typed, sort_order: stored.sort_order } : typed, stored);
}

/** why: a form that is sent again names no place, while the record that it made has got one. */
function isSameButForPlace(stored: object, typed: object): boolean {
  return isSameEdit({ ...stored, sort_order: null }, { ...typed, sort_order: null });
}

type Finish<Stored, Form> = Save<Form> & { before: Stored | null; action: "create" | "update" | "restore" };

/** What belongs to a save beside the row: the texts in the other languages, and who did it. */
export async function finishSave<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  kind: UpdatableKind<Stored, Form, Field>,
  { id, form, by, before, action }: Finish<Stored, Form>,
): Promise<Saved<Stored>> {
  const place = { resource: kind.resource, recordId: id };
  await saveTranslations(tx, place, { german: form, fields: kind.translatedFields, es: form.es, en: form.en });
  const record = await kind.find(tx, id);
  if (record === null) throw new Error(`${kind.resource} ${id} was saved and cannot be found`);
  await recordChange(tx, {
    ...place,
    by,
    action,
    before: before && snapshotOf(kind, before),
    after: snapshotOf(kind, record),
  });
  return { ok: true, record };
}
