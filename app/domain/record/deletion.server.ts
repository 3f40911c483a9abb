import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { nameOf, recordChange } from "./changes.server";
import { type Edit, insertRow, noteNew, type Saved, updateRecord, type UpdateResult, withPictures } from "./save-record.server";
import { type Edits, recordNameIn, type Refused } from "./any-record";
import { snapshotFrom } from "./history";
import { changeRow, columnsOf, earlierFormFrom, findRecord, formOfRecord, type ResourceTable, snapshotOf, type StoredRow, writableRowsOf } from "./resource-table.server";
import type { EarlierForm } from "./restore-version.server";
import { expectOneRow } from "./save-edited.server";
import { notedIn } from "./translations.server";

export type Deletion = { id: string; version: number; by: string };

type DeleteResult = { ok: true; record: StoredRow; deletion: string } | Refused;

export async function deleteRecord(tx: Transaction, table: ResourceTable, { id, version, by }: Deletion): Promise<DeleteResult> {
  const record = await findRecord(table, tx, id);
  if (record === null) return { ok: false, reason: "missing" };
  if (record.version !== version) return { ok: false, reason: "conflict" };
  if (table.removal === "erases") await erase(tx, table, record);
  else await changeRow(table, tx, record, table.removal.hides());
  const change = { by, resource: table.resource.name, recordId: id, action: "delete" } as const;
  const deletion = await recordChange(tx, { ...change, before: snapshotOf(table, record), after: null });
  return { ok: true, record, deletion };
}

async function erase(tx: Transaction, table: ResourceTable, { id, version }: StoredRow): Promise<void> {
  await tx.translation.deleteMany({ where: { resource: table.resource.name, recordId: id } });
  const { count } = await writableRowsOf(table, tx).deleteMany({ where: { id, version } });
  expectOneRow(count);
}

/** `deletion`: the change that the person saw; the record may have been restored and deleted again. */
export type DeletedRestore = { id: string; deletion: string; by: string };

export type DeletedRecord = { deletion: string; name: string; by: string | null; who: string; at: Date; values: Edits; hasLostPicture: boolean };

export async function findDeleted(table: ResourceTable, id: string): Promise<DeletedRecord | null> {
  const found = await findDeletion(read, table, id);
  const earlier = found && (await deletedForm(read, table, found.snapshot));
  if (!earlier || (await findRecord(table, read, id)) !== null) return null;
  const { id: deletion, by, at } = found;
  const who = await nameOf(by);
  return { deletion, name: recordNameIn(found.snapshot) ?? id, by, who, at, values: earlier.form, hasLostPicture: earlier.hasLostPicture };
}

/** Also restores the sort position. Idempotent. */
export async function restoreDeleted(tx: Transaction, table: ResourceTable, { id, deletion, by }: DeletedRestore): Promise<Saved | Refused> {
  const there = await findRecord(table, tx, id);
  if (there !== null) return { ok: true, record: there };
  const found = await findDeletion(tx, table, id);
  if (found === null) return { ok: false, reason: "missing" };
  if (found.id !== deletion) return { ok: false, reason: "conflict" };
  const earlier = await deletedForm(tx, table, found.snapshot);
  await bringBack(tx, table, { id, version: found.version + 1, form: earlier.form });
  if (earlier.hasLostPicture) await leavePictures(tx, table, { id, form: earlier.form });
  return { ok: true, record: await noteNew(tx, table, { id, form: earlier.form, by, action: "restore", sourceOf: notedIn(found.snapshot) }) };
}

/** Merges edits of others from before the deletion. After a conflict the record is restored unedited. */
export async function updateDeleted(tx: Transaction, table: ResourceTable, edit: Edit & DeletedRestore): Promise<UpdateResult<StoredRow, Edits>> {
  const back = await restoreDeleted(tx, table, edit);
  return back.ok ? updateRecord(tx, table, edit) : { ok: false, reason: "deleted" };
}

function deletedForm(source: Pick<Reader, "mediaAsset">, table: ResourceTable, snapshot: Edits): Promise<EarlierForm<Edits>> {
  return withPictures(source, table.resource, { earlier: earlierFormFrom(table.resource, snapshot), current: null });
}

type Returning = { id: string; version: number; form: Edits };

/** The version is one that the row never had, so that no old form matches it. */
async function bringBack(tx: Transaction, table: ResourceTable, { id, version, form }: Returning): Promise<void> {
  const rows = writableRowsOf(table, tx);
  if (table.removal === "erases") {
    await insertRow(table, tx, { id, form });
    await rows.updateMany({ where: { id }, data: { version } });
    return;
  }
  await rows.updateMany({ where: { id, NOT: table.present }, data: { ...table.removal.shows(form), version: { increment: 1 } } });
}

/** A row that was only hidden may still contain the address of a deleted picture. */
async function leavePictures(tx: Transaction, table: ResourceTable, { id, form }: { id: string; form: Edits }): Promise<void> {
  const record = await findRecord(table, tx, id);
  if (record === null) throw new Error(`${table.resource.name} ${id} did not come back`);
  const left = Object.fromEntries(table.resource.pictureFields.map((field) => [field, form[field]]));
  await changeRow(table, tx, record, columnsOf(table, { ...formOfRecord(table, record), ...left }));
}

/** The last one, also of a record that was restored. */
async function findDeletion(source: Pick<Reader, "change">, table: ResourceTable, recordId: string) {
  const last = await source.change.findFirst({
    where: { resource: table.resource.name, recordId, action: "delete" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, adminUserId: true, before: true, createdAt: true },
  });
  const snapshot = last && snapshotFrom(last.before);
  if (!snapshot) return null;
  const version = typeof snapshot.version === "number" ? snapshot.version : 0;
  return { id: last.id, by: last.adminUserId, at: last.createdAt, snapshot, version };
}
