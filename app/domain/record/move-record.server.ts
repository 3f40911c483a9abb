import type { Reader, Transaction } from "~/platform/database-types";
import type { Refused } from "./any-record";
import { recordChange } from "./changes.server";
import { isOwnSince } from "./history.server";
import { groupByGroup, pageAt } from "./list-pages";
import { changeRow, findRecord, findRecords, highestPosition, readRows, type ResourceTable, snapshotOf, type StoredRow } from "./resource-table.server";

export type Step = Target & { id: string; version: number; by: string; filter?: string };

/** `place` is counted from 1; `page` is the page of the list that now shows the record. */
type MovedTo = { place: number; count: number; page: number };

type MoveResult = { ok: true; record: StoredRow; movedTo: MovedTo } | Refused;

/** Prisma allows at most 999 values in a query on SQLite. */
const RECORDS_AT_ONCE = 500;

export async function moveRecord(tx: Transaction, table: ResourceTable, step: Step): Promise<MoveResult> {
  const record = await findRecord(table, tx, step.id);
  if (record === null) return { ok: false, reason: "missing" };
  if (!(await isAsSeen(tx, table, record, step))) return { ok: false, reason: "conflict" };
  const { list, before } = await listAround(tx, table, record, step);
  // only a repeated step needs `from`; for a first one others may have deleted records in front of it
  const to = positionAfterMove(list, record.id, record.version === step.version ? { ...step, from: undefined } : step);
  if (to === null) return { ok: false, reason: "conflict" };
  const positions = positionsAfterMove(list, record.id, { to, highest: highestPosition(table) });
  while (positions.length > 0) await putAll(tx, table, positions.splice(0, RECORDS_AT_ONCE), { by: step.by, moved: record.id });
  const page = pageAt(before + to, table.staffOrder?.rowsOnAPage(step.filter) ?? Infinity);
  return { ok: true, record, movedTo: { place: to + 1, count: list.length, page } };
}

/** The person's own changes count as seen: a second click is a step from where the first one led. */
async function isAsSeen(tx: Transaction, table: ResourceTable, record: StoredRow, { version, by }: Step): Promise<boolean> {
  const place = { resource: table.resource.name, recordId: record.id };
  return record.version === version || isOwnSince(tx, place, { from: version, to: record.version, by });
}

async function listAround(tx: Transaction, table: ResourceTable, record: StoredRow, { filter }: Step) {
  const { groupOf = () => 0 } = table.staffOrder ?? {};
  const all = await listInOrder(tx, table, filter);
  const isBeside = (row: StoredRow) => groupOf(row) === groupOf(record);
  const list = all.filter(isBeside).map(({ id, sortOrder = 0 }) => ({ id, sortOrder }));
  return { list, before: all.findIndex(isBeside) };
}

async function putAll(tx: Transaction, table: ResourceTable, positions: readonly SortPosition[], { by, moved }: { by: string; moved: string }): Promise<void> {
  const rows = await findRecords(table, tx, positions.map(({ id }) => id));
  const rowAt = new Map(rows.map((row) => [row.id, row]));
  for (const { id, sortOrder } of positions) {
    const record = rowAt.get(id);
    if (record === undefined) continue;
    await changeRow(table, tx, record, { sortOrder });
    const before = snapshotOf(table, record);
    const after = { ...before, sort_order: sortOrder, version: record.version + 1 };
    const action = id === moved ? "reorder" : "shift";
    await recordChange(tx, { by, action, resource: table.resource.name, recordId: id, before, after });
  }
}

async function listInOrder(source: Reader, table: ResourceTable, filter?: string): Promise<StoredRow[]> {
  const { isListed = () => true, groupOf } = table.staffOrder ?? {};
  const rows = await readRows(table, source, { where: table.present, orderBy: [...table.orderBy] });
  return groupByGroup({ groupOf }, rows.filter((row) => isListed(row, filter)));
}

export async function pageOfRecord(source: Reader, table: ResourceTable, { id }: { id: string }): Promise<number> {
  const rowsOnAPage = table.staffOrder?.rowsOnAPage(undefined) ?? null;
  if (rowsOnAPage === null) return 1;
  const rows = await listInOrder(source, table);
  return pageAt(rows.findIndex((row) => row.id === id), rowsOnAPage);
}

/** Numbers may have gaps, and imported rows may share one. */
export type SortPosition = { id: string; sortOrder: number };

/** `from` (from 1) is where a step starts, so that a repeated step moves once. `onto`: the record whose place it takes. */
export type Target = { direction: "up" | "down"; from?: number; onto?: string } | { direction: "place"; place: number; from?: undefined };

/** From 0. Null if the list has changed: the record or `onto` is gone, or `onto` is on the other side. */
export function positionAfterMove(list: readonly SortPosition[], id: string, target: Target): number | null {
  const index = list.findIndex((place) => place.id === id);
  if (index < 0) return null;
  if (target.direction === "place") return within(list, target.place - 1);
  const { direction, from = index + 1, onto } = target;
  const step = direction === "up" ? -1 : 1;
  if (onto === undefined) return within(list, from - 1 + step);
  const to = list.findIndex((place) => place.id === onto);
  return to >= 0 && Math.sign(to - index) === step ? to : null;
}

function within({ length }: readonly unknown[], index: number): number {
  return Math.min(Math.max(index, 0), length - 1);
}

/**
 * Only rows whose number changes: those in between, and later rows if neighbours share a number. If the numbers would
 * exceed `highest`, they begin at 1 again.
 */
export function positionsAfterMove(list: readonly SortPosition[], id: string, { to, highest = Infinity }: { to: number; highest?: number }): SortPosition[] {
  const from = list.findIndex((place) => place.id === id);
  const moved = list[from];
  if (!moved || to === from) return [];
  const order = list.toSpliced(from, 1).toSpliced(to, 0, moved);
  return renumbered(order, { list, highest }).filter((place, index) => place.sortOrder !== order[index]?.sortOrder);
}

function renumbered(order: readonly SortPosition[], { list, highest }: { list: readonly SortPosition[]; highest: number }): SortPosition[] {
  let last = -Infinity;
  const numbered = order.map(({ id }, index) => {
    last = Math.max(list[index]?.sortOrder ?? 0, last + 1);
    return { id, sortOrder: last };
  });
  return last > highest ? order.map(({ id }, index) => ({ id, sortOrder: index + 1 })) : numbered;
}
