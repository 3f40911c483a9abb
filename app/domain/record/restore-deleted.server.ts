import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { findDeletion } from "./deletions.server";
import type { Edits } from "./merge-edits";
import { namesOf } from "./people.server";
import { recordNameIn } from "./record-name";
import { earlierForm, type Past } from "./earlier-form.server";
import { type EditableKind, expectOneRow, type RecordForm, type RowVersion, type StoredRecord } from "./record-kind.server";
import { finishSave, type Saved } from "./save-record.server";

/** `deletion` is the change that was looked at: a record that was deleted once more meanwhile is another question. */
export type DeletedRestore = { id: string; deletion: string; by: string };

export type DeletedRestoreResult<Stored> = Saved<Stored> | { ok: false; reason: "missing" | "conflict" };

/** A deleted record as it would come back, and the deletion that this undoes. */
export type DeletedRecord = { deletion: string; name: string; who: string; at: Date; values: Edits; hasLostPicture: boolean };

export type RestorableDeleted<Form> = Past<Form> & {
  /** Puts the row of a deleted record back, at the end of the order and with a version that it never had. */
  bringBack: (tx: Transaction, row: RowVersion, form: Form) => Promise<unknown>;
};

type Kind<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = {
  kind: EditableKind<Stored, Form, Field>;
  past: RestorableDeleted<Form>;
};

/** Null for a record that is there, that never was, or that does not fit what a record is today. */
export async function findDeleted<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  resource: Kind<Stored, Form, Field>,
  id: string,
): Promise<DeletedRecord | null> {
  const found = await findDeletion(read, { resource: resource.kind.resource, recordId: id });
  const earlier = found && (await earlierForm(read, resource, { snapshot: found.snapshot, current: null }));
  if (!earlier || (await resource.kind.find(read, id)) !== null) return null;
  const { id: deletion, by, at } = found;
  const who = (await namesOf([by])).get(by ?? "") ?? "System";
  return { deletion, name: recordNameIn(found.snapshot) ?? id, who, at, values: earlier.form, hasLostPicture: earlier.hasLostPicture };
}

/** Brings a deleted record back as it was, at the end of the order. Asked for twice it comes back once. */
export async function restoreDeleted<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  resource: Kind<Stored, Form, Field>,
  { id, deletion, by }: DeletedRestore,
): Promise<DeletedRestoreResult<Stored>> {
  const { kind, past } = resource;
  return write(async (tx) => {
    const there = await kind.find(tx, id);
    if (there !== null) return { ok: true, record: there };
    const found = await findDeletion(tx, { resource: kind.resource, recordId: id });
    if (found === null) return { ok: false, reason: "missing" };
    if (found.id !== deletion) return { ok: false, reason: "conflict" };
    const earlier = await earlierForm(tx, resource, { snapshot: found.snapshot, current: null });
    if (earlier === null) return { ok: false, reason: "missing" };
    await past.bringBack(tx, { id, version: found.version + 1 }, earlier.form);
    if (earlier.hasLostPicture) await leavePicture(tx, resource, id);
    return finishSave(tx, kind, { id, form: earlier.form, by, before: null, action: "restore" });
  });
}

/** why: a row that was only hidden still has the address of the picture that was deleted meanwhile */
async function leavePicture<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  { kind, past }: Kind<Stored, Form, Field>,
  id: string,
): Promise<void> {
  const record = await kind.find(tx, id);
  if (record === null) throw new Error(`${kind.resource} ${id} did not come back`);
  expectOneRow(await kind.update(tx, record, past.withPicture(kind.formOf(record), "")));
}
