import type { Reader, Transaction } from "~/platform/database-types";
import { snapshotFrom } from "./history";
import { type Beginning, type Live, NOT_LIVE, recordNameIn, type RecordRef } from "./any-record";
import type { Edits } from "./merge-edits";
import type { ResourceTable, StoredRow } from "./resource-table.server";
import { createRecord, updateRecord } from "./save-record.server";
import { findRecords, formFrom, formOfRecord, titleOf } from "./stored-record.server";

export type Published = { ok: true; live: Live } | { ok: false; reason: "unusable" | "pictureMissing" };

/** What drafts need to know of a resource, whose own types stay inside. */
export type DraftKind = {
  /** What is live under these drafts, by their `recordId`, with a constant number of queries. What was deleted is left out. */
  findAll: (source: Reader, drafts: readonly Beginning[]) => Promise<ReadonlyMap<string, Live>>;
  /** What the changes call it, where its earlier versions are found. */
  changesOf: (id: string) => RecordRef;
  /**
   * Saves values over what is live in this version as the resource's own form does, in the transaction that takes the
   * draft away. `typed` is the whole draft.
   */
  publish: (tx: Transaction, publication: { id: string; values: Edits; typed: Edits; version: number; by: string }) => Promise<Published>;
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

/** What is live before a new record is: the same fields without values. */
function nothingYet({ recordId, values }: Beginning): Live {
  return { title: recordNameIn(values) ?? recordId, version: NOT_LIVE, values: emptied(values), isNew: true };
}

/** As forms choose it for a record that is to be. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The same fields with nothing in them. */
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
