import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../changes/changes.server";
import { type Place, placesAfterMove } from "./places";
import { expectOneRow, type RecordForm, type RecordKind, snapshotOf, type StoredRecord } from "./record-kind.server";

export type Step = { id: string; version: number; direction: "up" | "down"; by: string };

type Move<Stored> = Step & {
  /** The list that was looked at, in its order: the neighbour is the next one in it. */
  listAround: (tx: Transaction, record: Stored) => Promise<Place[]>;
};

export type MoveResult<Stored> = { ok: true; record: Stored } | { ok: false; reason: "missing" | "conflict" };

/** A record changes places with the one above or below. At the end of the list nothing happens. */
export async function moveRecord<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: RecordKind<Stored, Form, Field>,
  { id, version, direction, by, listAround }: Move<Stored>,
): Promise<MoveResult<Stored>> {
  return write(async (tx) => {
    const record = await kind.find(tx, id);
    if (record === null) return { ok: false, reason: "missing" };
    if (record.version !== version) return { ok: false, reason: "conflict" };
    for (const place of placesAfterMove(await listAround(tx, record), id, direction)) await put(tx, kind, place, by);
    return { ok: true, record };
  });
}

async function put<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  kind: RecordKind<Stored, Form, Field>,
  { id, sortOrder }: Place,
  by: string,
): Promise<void> {
  const record = await kind.find(tx, id);
  if (record === null) return;
  expectOneRow(await kind.place(tx, record, sortOrder));
  const before = snapshotOf(kind, record);
  const after = { ...before, sort_order: sortOrder, version: record.version + 1 };
  await recordChange(tx, { by, noun: kind.noun, recordId: id, action: "reorder", before, after });
}
