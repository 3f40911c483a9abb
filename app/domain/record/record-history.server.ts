import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import type { AnyRecord, RecordRef } from "./any-record";
import { type PageOf, pageOf } from "./list-pages";
import { verbFor } from "./change-labels";
import { differencesBetween, snapshotFrom } from "./differences";
import type { HistoryEntry, PastState } from "./history";
import { type Edits, isSameEdit } from "./merge-edits";
import { recordNameIn } from "./record-name";
import { namesOf } from "./people.server";

/** `lastName`: what the record called itself in the newest change of the page; null where there is none. */
export type History = PageOf & { entries: HistoryEntry[]; lastName: string | null };

/** A record by its place in the table of changes, and as it is now; null if it is not there. */
type Subject = { resource: string; recordId: string; current: Current | null; canReturnTo?: (snapshot: Edits) => boolean };

type Current = Pick<AnyRecord, "values" | "facts">;

const ENTRIES_ON_A_PAGE = 10;

/** One page of what happened to a record, the newest first. Three queries for any number of changes. */
export async function listHistory({ current, canReturnTo = () => true, ...place }: Subject, wanted: { page: number }): Promise<History> {
  const count = await read.change.count({ where: place });
  const { page, pageCount, skip, take } = pageOf(wanted.page, count, ENTRIES_ON_A_PAGE);
  const rows = await read.change.findMany({
    where: place,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, adminUserId: true, action: true, before: true, after: true, createdAt: true },
    skip,
    take,
  });
  const names = await namesOf(rows.map(({ adminUserId }) => adminUserId));
  const entries = rows.map((row, index) =>
    entryFrom(row, { current, canReturnTo, isOldest: skip + index === count - 1, who: names.get(row.adminUserId ?? "") ?? "System" }),
  );
  const lastName = rows.map(({ before, after }) => recordNameIn(after) ?? recordNameIn(before))[0] ?? null;
  return { entries, lastName, page, pageCount };
}

/** The newest change of something with both its sides, if it was made since then and left it in this version. */
export async function findChangeSince(since: Date, place: { resource: string; recordId: string }, { action, version }: { action: string; version: number | null }) {
  const select = { id: true, action: true, before: true, after: true } as const;
  const where = { ...place, createdAt: { gte: since } };
  const last = await read.change.findFirst({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], select });
  const [before, after] = [snapshotFrom(last?.before), snapshotFrom(last?.after)];
  const isThis = last?.action === action && (after?.version ?? null) === version;
  return isThis ? { id: last.id, before: before ?? {}, after: after ?? {} } : null;
}

/** A record as it was before or after a change of it, and when that change was made. */
export async function findState(source: Pick<Reader, "change">, place: { resource: string; recordId: string }, state: PastState) {
  const change = await source.change.findFirst({
    where: { ...place, id: state.changeId },
    select: { before: true, after: true, createdAt: true },
  });
  const snapshot = change && snapshotFrom(state.side === "before" ? change.before : change.after);
  return snapshot && { snapshot, at: change.createdAt };
}

type ChangeRow = { id: string; action: string; before: unknown; after: unknown; createdAt: Date };

type Around = Required<Pick<Subject, "current" | "canReturnTo">> & { isOldest: boolean; who: string };

/** Every state is the one after some change, but for what a record was before the first of them. */
function entryFrom({ id, action, createdAt, ...sides }: ChangeRow, { current, canReturnTo, isOldest, who }: Around): HistoryEntry {
  const [before, after] = [snapshotFrom(sides.before), snapshotFrom(sides.after)];
  const isCurrent = isNow(current && { ...current.values, ...current.facts }, after);
  const canReset = (state: Edits | null) => state !== null && differs(current, state) && canReturnTo(state);
  return {
    id,
    action,
    verb: verbFor({ action, before }),
    who,
    at: createdAt,
    differences: before && after ? differencesBetween(before, after) : [],
    isCurrent,
    canReset: {
      before: isOldest && canReset(before),
      after: canReset(after),
    },
  };
}

/** Whether there is something to set back, and to what. */
function differs(current: Current | null, state: Edits): boolean {
  return current !== null && !isNow(current.values, state);
}

function isNow(current: Edits | null, state: Edits | null): boolean {
  return current !== null && state !== null && isSameEdit(current, state);
}

export type LastSave = { name: string | null; who: string; at: Date };

/** Who saved a record last and when, and what it is called since; null for one that nobody here has saved. */
export async function findLastSave({ resource, recordId }: RecordRef): Promise<LastSave | null> {
  const last = await read.change.findFirst({
    where: { resource, recordId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { adminUserId: true, after: true, createdAt: true },
  });
  if (last === null) return null;
  const who = (await namesOf([last.adminUserId])).get(last.adminUserId ?? "") ?? "System";
  return { name: recordNameIn(last.after), who, at: last.createdAt };
}
