import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type Deletion, findDeletion } from "./deletions.server";
import type { Edits } from "./merge-edits";
import { namesOf } from "./people.server";
import { isPictureThere } from "./picture-there.server";
import { recordNameIn } from "./record-name";
import { type ResourceTable, type StoredRow, writableRowsOf } from "./resource-table.server";
import type { EarlierForm } from "./restore-version.server";
import { type Edit, insertRow, nextPosition, noteSave, type Saved, updateRecord, type UpdateResult } from "./save-record.server";
import { changeRow, columnsOf, earlierFormFrom, findRecord, formOfRecord, pictureOf } from "./stored-record.server";

/** `deletion` is the change that was looked at: a record that was deleted once more meanwhile is another question. */
export type DeletedRestore = { id: string; deletion: string; by: string };

export type DeletedRestoreResult<Row> = Saved<Row> | { ok: false; reason: "missing" | "conflict" };

/** A deleted record as it would come back, and the deletion that this undoes. */
export type DeletedRecord = { deletion: string; name: string; who: string; at: Date; values: Edits; hasLostPicture: boolean };

type States = { earlier: Edits; current: Edits | null };

/** An earlier state of a record as far as it can come back. `current` is null for a record that was deleted. */
export async function withPictures(source: Pick<Reader, "mediaAsset">, table: ResourceTable, { earlier, current }: States): Promise<EarlierForm<Edits>> {
  const present = current === null ? "" : pictureOf(table, current);
  const isThere = pictureOf(table, earlier) === present || (await isPictureThere(source, pictureOf(table, earlier)));
  return isThere ? { form: earlier, hasLostPicture: false } : { form: withPicture(table, earlier, present), hasLostPicture: true };
}

/** Null for a record that is there, or that never was. */
export async function findDeleted(table: ResourceTable, id: string): Promise<DeletedRecord | null> {
  const found = await findDeletion(read, { resource: table.resource.name, recordId: id });
  const earlier = found && (await deletedForm(read, table, found));
  if (!earlier || (await findRecord(table, read, id)) !== null) return null;
  const { id: deletion, by, at } = found;
  const who = (await namesOf([by])).get(by ?? "") ?? "System";
  return { deletion, name: recordNameIn(found.snapshot) ?? id, who, at, values: earlier.form, hasLostPicture: earlier.hasLostPicture };
}

/** Brings a deleted record back as it was, at the end of the order. Asked for twice it comes back once. */
export async function restoreDeleted(tx: Transaction, table: ResourceTable, { id, deletion, by }: DeletedRestore): Promise<DeletedRestoreResult<StoredRow>> {
  const there = await findRecord(table, tx, id);
  if (there !== null) return { ok: true, record: there };
  const found = await findDeletion(tx, { resource: table.resource.name, recordId: id });
  if (found === null) return { ok: false, reason: "missing" };
  if (found.id !== deletion) return { ok: false, reason: "conflict" };
  const earlier = await deletedForm(tx, table, found);
  await bringBack(tx, table, { id, version: found.version + 1, form: earlier.form });
  if (earlier.hasLostPicture) await leavePicture(tx, table, id);
  return { ok: true, record: await noteSave(tx, table, { id, form: earlier.form, by, before: null, action: "restore" }) };
}

/**
 * Brings a deleted record back and saves a form over it that was open when it was deleted, as one. What others had
 * changed before the deletion is merged as in any edit, and can be a conflict: then the record is there as it was deleted.
 */
export async function updateDeleted(tx: Transaction, table: ResourceTable, edit: Edit<Edits> & DeletedRestore): Promise<UpdateResult<StoredRow, Edits>> {
  const back = await restoreDeleted(tx, table, edit);
  if (back.ok) return updateRecord(tx, table, edit);
  return { ok: false, reason: back.reason === "conflict" ? "deleted" : "missing" };
}

function deletedForm(source: Pick<Reader, "mediaAsset">, table: ResourceTable, { snapshot }: Pick<Deletion, "snapshot">): Promise<EarlierForm<Edits>> {
  return withPictures(source, table, { earlier: earlierFormFrom(table.resource, snapshot), current: null });
}

type Returning = { id: string; version: number; form: Edits };

/** The row comes back at the end of the order, with a version that it never had. */
async function bringBack(tx: Transaction, table: ResourceTable, { id, version, form }: Returning): Promise<void> {
  const rows = writableRowsOf(table, tx);
  if (table.removal === "erases") {
    await insertRow(table, tx, { id, form: "sort_order" in form ? { ...form, sort_order: null } : form });
    await rows.updateMany({ where: { id }, data: { version } });
    return;
  }
  const data = { ...table.removal.shows(form), sortOrder: await nextPosition(tx, table), version: { increment: 1 } };
  await rows.updateMany({ where: { id, NOT: table.present }, data });
}

/** why: a row that was only hidden still has the address of the picture that was deleted meanwhile */
async function leavePicture(tx: Transaction, table: ResourceTable, id: string): Promise<void> {
  const record = await findRecord(table, tx, id);
  if (record === null) throw new Error(`${table.resource.name} ${id} did not come back`);
  await changeRow(table, tx, record, columnsOf(table, withPicture(table, formOfRecord(table, record), "")));
}

function withPicture({ resource: { pictureField } }: ResourceTable, form: Edits, url: string): Edits {
  return pictureField === null ? form : { ...form, [pictureField]: url };
}
