import type { Reader, Transaction } from "~/platform/database-types";
import { type Beginning, type Edits, type FormCheck, type Live, NOT_LIVE, recordNameIn, type RecordRef } from "./any-record";
import { snapshotFrom } from "./history";
import { findRecords, formFrom, formOfRecord, type ResourceTable, type StoredRow, titleOf } from "./resource-table.server";
import { createRecord, updateRecord } from "./save-record.server";

export type Published = { ok: true; live: Live } | { ok: false; reason: "unusable" | "pictureMissing" };

export type DraftKind = {
  /** By `recordId`, without deleted records, in a constant number of queries. */
  findAll: (source: Reader, drafts: readonly Beginning[]) => Promise<ReadonlyMap<string, Live>>;
  changesOf: (id: string) => RecordRef;
  check?: FormCheck;
  /** Saves like the resource's own form. `typed` is the whole draft, which was saved at `typedAt`. */
  publish: (tx: Transaction, publication: { id: string; values: Edits; typed: Edits; typedAt: Date; version: number; by: string }) => Promise<Published>;
};

export function draftsOf(table: ResourceTable): DraftKind {
  const { resource } = table;
  const liveFrom = (record: StoredRow): Live => ({ title: titleOf(table, record), version: record.version, values: formOfRecord(table, record) });
  return {
    findAll: async (source, drafts) => {
      const records = await findRecords(table, source, drafts.map(({ recordId }) => recordId));
      const live = new Map(records.map((record) => [record.id, liveFrom(record)]));
      const begun = drafts.filter(({ recordId, baseVersion }) => baseVersion === NOT_LIVE && UUID.test(recordId) && !live.has(recordId));
      const deleted = await deletedAmong(source, resource.name, begun);
      for (const draft of begun) if (!deleted.has(draft.recordId)) live.set(draft.recordId, nothingYet(draft));
      return live;
    },
    changesOf: (recordId) => ({ resource: resource.name, recordId }),
    check: resource.check,
    publish: async (tx, { id, values, typed, version, by }) => {
      const form = formFrom(resource, values);
      const result = form && (await (version === NOT_LIVE ? createRecord(tx, table, { id, form, by }) : updateRecord(tx, table, { id, form, typed, version, by })));
      if (result?.ok) return { ok: true, live: liveFrom(result.record) };
      return { ok: false, reason: result?.reason === "pictureMissing" ? "pictureMissing" : "unusable" };
    },
  };
}

async function deletedAmong(source: Reader, resource: string, drafts: readonly Beginning[]): Promise<ReadonlySet<string>> {
  if (drafts.length === 0) return new Set();
  const recordId = { in: drafts.map((draft) => draft.recordId) };
  const deletions = await source.change.findMany({ where: { resource, action: "delete", recordId }, select: { recordId: true } });
  return new Set(deletions.map((deletion) => deletion.recordId));
}

export function nothingYet({ recordId, values }: Beginning): Live {
  return { title: recordNameIn(values) ?? recordId, version: NOT_LIVE, values: emptied(values), isNew: true };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function emptied(values: Edits): Edits {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, nothingLike(value)]));
}

function nothingLike(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (typeof value === "boolean") return false;
  if (Array.isArray(value)) return [];
  const group = snapshotFrom(value);
  return group && emptied(group);
}
