import { write } from "~/platform/database.server";
import { recordChange } from "./changes.server";
import { type EditableKind, expectOneRow, type RecordForm, snapshotOf, type StoredRecord } from "./record-kind.server";

export type Deletion = { id: string; version: number; by: string };

export type DeleteResult<Stored> = { ok: true; record: Stored } | { ok: false; reason: "missing" | "conflict" };

/** Takes a record off every list, unless somebody has edited it since it was looked at. */
export async function deleteRecord<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: EditableKind<Stored, Form, Field>,
  { id, version, by }: Deletion,
): Promise<DeleteResult<Stored>> {
  return write(async (tx) => {
    const record = await kind.find(tx, id);
    if (record === null) return { ok: false, reason: "missing" };
    if (record.version !== version) return { ok: false, reason: "conflict" };
    expectOneRow(await kind.remove(tx, record));
    const change = { by, resource: kind.resource, recordId: id, action: "delete" } as const;
    await recordChange(tx, { ...change, before: snapshotOf(kind, record), after: null });
    return { ok: true, record };
  });
}
