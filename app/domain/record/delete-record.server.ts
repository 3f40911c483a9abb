import type { Transaction } from "~/platform/database-types";
import { recordChange } from "./changes.server";
import { type ResourceTable, type StoredRow, writableRowsOf } from "./resource-table.server";
import { expectOneRow } from "./save-edited.server";
import { changeRow, findRecord, snapshotOf } from "./stored-record.server";

export type Deletion = { id: string; version: number; by: string };

export type DeleteResult<Row> = { ok: true; record: Row } | { ok: false; reason: "missing" | "conflict" };

/** Takes a record off every list, unless somebody has edited it since it was looked at. */
export async function deleteRecord(tx: Transaction, table: ResourceTable, { id, version, by }: Deletion): Promise<DeleteResult<StoredRow>> {
  const record = await findRecord(table, tx, id);
  if (record === null) return { ok: false, reason: "missing" };
  if (record.version !== version) return { ok: false, reason: "conflict" };
  if (table.removal === "erases") await erase(tx, table, record);
  else await changeRow(table, tx, record, table.removal.hides());
  const change = { by, resource: table.resource.name, recordId: id, action: "delete" } as const;
  await recordChange(tx, { ...change, before: snapshotOf(table, record), after: null });
  return { ok: true, record };
}

async function erase(tx: Transaction, table: ResourceTable, { id, version }: StoredRow): Promise<void> {
  await tx.translation.deleteMany({ where: { resource: table.resource.name, recordId: id } });
  const { count } = await writableRowsOf(table, tx).deleteMany({ where: { id, version } });
  expectOneRow(count);
}
