import type { Reader, Transaction } from "~/platform/database-types";
import { recordChange } from "./changes.server";
import { isOwnSince } from "./history.server";
import { groupByGroup, pageAt } from "./list-pages";
import { positionAfterMove, positionsAfterMove, type SortPosition, type Target } from "./reorder";
import { type ResourceTable, rowsOf, type StoredRow } from "./resource-table.server";
import { changeRow, findRecord, rowFrom, selectOf, snapshotOf } from "./stored-record.server";

/** `filter` is the view of the list that was looked at. */
export type Step = Target & { id: string; version: number; by: string; filter?: string };

/** The place in the list that was looked at, counted from 1, and the page on which that is. */
export type MovedTo = { place: number; count: number; page: number };

export type MoveResult<Row> = { ok: true; record: Row; movedTo: MovedTo } | { ok: false; reason: "missing" | "conflict" };

/** A record goes a step up or down, or to a place, where the others make room. All of it is one write. */
export async function moveRecord(tx: Transaction, table: ResourceTable, step: Step): Promise<MoveResult<StoredRow>> {
  const record = await findRecord(table, tx, step.id);
  if (record === null) return { ok: false, reason: "missing" };
  if (!(await isAsSeen(tx, table, record, step))) return { ok: false, reason: "conflict" };
  const { list, before } = await listAround(tx, table, record, step);
  const to = positionAfterMove(list, record.id, step);
  if (to === null) return { ok: false, reason: "conflict" };
  for (const position of positionsAfterMove(list, record.id, to)) {
    await put(tx, table, position, { by: step.by, action: position.id === record.id ? "reorder" : "shift" });
  }
  const page = pageAt(before + to, table.staffOrder?.rowsOnAPage(step.filter) ?? Infinity);
  return { ok: true, record, movedTo: { place: to + 1, count: list.length, page } };
}

/** why one's own changes count as seen: whoever clicks twice in a row means a step from where the first one led */
async function isAsSeen(tx: Transaction, table: ResourceTable, record: StoredRow, { version, by }: Step): Promise<boolean> {
  const place = { resource: table.resource.name, recordId: record.id };
  return record.version === version || isOwnSince(tx, place, { from: version, to: record.version, by });
}

/** The group in which a record is moved, as it stands in the view that was looked at, and how many rows stand before it there. */
async function listAround(tx: Transaction, table: ResourceTable, record: StoredRow, { filter }: Step) {
  const { groupOf = () => 0 } = table.staffOrder ?? {};
  const all = await listInOrder(tx, table, filter);
  const isBeside = (row: StoredRow) => groupOf(row) === groupOf(record);
  const list = all.filter(isBeside).map(({ id, sortOrder = 0 }) => ({ id, sortOrder }));
  return { list, before: all.findIndex(isBeside) };
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

/** The rows of a view of the list, group by group. */
async function listInOrder(source: Reader, table: ResourceTable, filter?: string): Promise<StoredRow[]> {
  const { isListed = () => true, groupOf } = table.staffOrder ?? {};
  const rows = await rowsOf(table, source).findMany({ where: table.present, orderBy: [...table.orderBy], select: selectOf(table) });
  const listed = rows.map((row) => rowFrom(table, row)).filter((row) => isListed(row, filter));
  return groupByGroup({ groupOf }, listed);
}

/** The page of the list on which a record stands; 1 where it has another order, or has not got it. */
export async function pageOfRecord(source: Reader, table: ResourceTable, { id }: { id: string }): Promise<number> {
  const rowsOnAPage = table.staffOrder?.rowsOnAPage(undefined) ?? null;
  if (rowsOnAPage === null) return 1;
  const rows = await listInOrder(source, table);
  return pageAt(rows.findIndex((row) => row.id === id), rowsOnAPage);
}
