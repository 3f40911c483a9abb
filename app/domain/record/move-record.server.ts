import type { Transaction } from "~/platform/database-types";
import { recordChange } from "./changes.server";
import { type SortPosition, positionAfterMove, positionsAfterMove, type Target } from "./reorder";
import { type ResourceTable, rowsOf, type StoredRow } from "./resource-table.server";
import { changeRow, findRecord, rowFrom, selectOf, snapshotOf } from "./stored-record.server";

/** `filter` is the view of the list that was looked at. */
export type Step = Target & { id: string; version: number; by: string; filter?: string };

/** The place in the list that was looked at, counted from 1. */
export type MovedTo = { place: number; count: number };

export type MoveResult<Row> = { ok: true; record: Row; movedTo: MovedTo } | { ok: false; reason: "missing" | "conflict" };

/** A record goes a step up or down, or to the place of another one, which makes room. All of it is one write. */
export async function moveRecord(tx: Transaction, table: ResourceTable, { id, version, direction, onto, by, filter }: Step): Promise<MoveResult<StoredRow>> {
  const record = await findRecord(table, tx, id);
  if (record === null) return { ok: false, reason: "missing" };
  if (record.version !== version) return { ok: false, reason: "conflict" };
  const list = await listAround(tx, table, { record, filter });
  const to = positionAfterMove(list, id, { direction, onto });
  if (to === null) return { ok: false, reason: "conflict" };
  for (const position of positionsAfterMove(list, id, to)) {
    await put(tx, table, position, { by, action: position.id === id ? "reorder" : "shift" });
  }
  return { ok: true, record, movedTo: { place: to + 1, count: list.length } };
}

/** The list that was looked at, in its order: the neighbour is the next one in it. */
async function listAround(tx: Transaction, table: ResourceTable, { record, filter }: { record: StoredRow; filter?: string }): Promise<SortPosition[]> {
  const around = table.listAround;
  if (around === undefined) return [];
  const where = { AND: [table.present, around.where(record, filter)] };
  const rows = await rowsOf(table, tx).findMany({ where, orderBy: [...table.orderBy], select: selectOf(table) });
  const all = rows.map((row) => rowFrom(table, row));
  return all.filter((row) => around.isBeside?.(row, record) ?? true).map(({ id, sortOrder = 0 }) => ({ id, sortOrder }));
}

type Moved = { by: string; action: "reorder" | "shift" };

async function put(tx: Transaction, table: ResourceTable, { id, sortOrder }: SortPosition, moved: Moved): Promise<void> {
  const record = await findRecord(table, tx, id);
  if (record === null) return;
  await changeRow(table, tx, record, { sortOrder });
  const before = snapshotOf(table, record);
  const after = { ...before, sort_order: sortOrder, version: record.version + 1 };
  await recordChange(tx, { ...moved, resource: table.resource.name, recordId: id, before, after });
}
