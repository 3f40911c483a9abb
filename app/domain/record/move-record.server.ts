import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "./changes.server";
import { type Place, positionAfterMove, positionsAfterMove, type Target } from "./reorder";
import { expectOneRow, type RecordForm, type RecordKind, snapshotOf, type StoredRecord } from "./record-kind.server";

export type Step = Target & { id: string; version: number; by: string };

type Move<Stored> = Step & {
  /** The list that was looked at, in its order: the neighbour is the next one in it. */
  listAround: (tx: Transaction, record: Stored) => Promise<Place[]>;
};

/** The place in the list that was looked at, counted from 1. */
export type MovedTo = { place: number; count: number };

export type MoveResult<Stored> =
  | { ok: true; record: Stored; movedTo: MovedTo }
  | { ok: false; reason: "missing" | "conflict" };

/** A record goes a step up or down, or to the place of another one, which makes room. All of it is one write. */
export async function moveRecord<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: RecordKind<Stored, Form, Field>,
  { id, version, direction, onto, by, listAround }: Move<Stored>,
): Promise<MoveResult<Stored>> {
  return write(async (tx) => {
    const record = await kind.find(tx, id);
    if (record === null) return { ok: false, reason: "missing" };
    if (record.version !== version) return { ok: false, reason: "conflict" };
    const list = await listAround(tx, record);
    const to = positionAfterMove(list, id, { direction, onto });
    if (to === null) return { ok: false, reason: "conflict" };
    for (const place of positionsAfterMove(list, id, to)) {
      await put(tx, kind, place, { by, action: place.id === id ? "reorder" : "shift" });
    }
    return { ok: true, record, movedTo: { place: to + 1, count: list.length } };
  });
}

async function put<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  kind: RecordKind<Stored, Form, Field>,
  { id, sortOrder }: Place,
  done: { by: string; action: "reorder" | "shift" },
): Promise<void> {
  const record = await kind.find(tx, id);
  if (record === null) return;
  expectOneRow(await kind.place(tx, record, sortOrder));
  const before = snapshotOf(kind, record);
  const after = { ...before, sort_order: sortOrder, version: record.version + 1 };
  await recordChange(tx, { ...done, resource: kind.resource, recordId: id, before, after });
}
