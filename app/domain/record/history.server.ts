import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type AnyRecord, type Edits, groupOf, isSameEdit, recordNameIn, type RecordRef } from "./any-record";
import { differencesBetween, type HistoryEntry, type HistoryState, snapshotFrom, verbFor } from "./history";
import { pageOf } from "./list-pages";
import { nameIn, nameOf, namesOf } from "./changes.server";

const LOOKED_AT = 100;

/** Searches the last hundred changes. If it finds none, every difference counts as a conflict. */
export async function findVersion(source: Pick<Reader, "change">, place: RecordRef, version: number): Promise<Edits | null> {
  return (await findVersions(source, [place]))(place, version);
}

/** One query for all, which reads a hundred changes for each record on average. */
export async function findVersions(source: Pick<Reader, "change">, places: readonly RecordRef[]) {
  if (places.length === 0) return () => null;
  const byResource = Map.groupBy(places, ({ resource }) => resource);
  const changes = await source.change.findMany({
    // not one alternative for each record, because SQLite takes at most a thousand
    where: { OR: [...byResource].map(([resource, own]) => ({ resource, recordId: { in: own.map(({ recordId }) => recordId) } })) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOOKED_AT * places.length,
    select: { resource: true, recordId: true, before: true, after: true },
  });
  return ({ resource, recordId }: RecordRef, version: number): Edits | null => {
    const own = changes.filter((change) => change.resource === resource && change.recordId === recordId);
    const snapshots = own.flatMap(({ before, after }) => [snapshotFrom(before), snapshotFrom(after)]);
    return snapshots.find((snapshot) => snapshot?.version === version) ?? null;
  };
}

type Span = { from: number; to: number; by: string };

export async function isOwnSince(source: Pick<Reader, "change">, place: RecordRef, { from, to, by }: Span): Promise<boolean> {
  if (from > to || to - from > LOOKED_AT) return false;
  const changes = await source.change.findMany({
    where: place,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOOKED_AT,
    select: { adminUserId: true, after: true },
  });
  const own = changes.filter(({ adminUserId }) => adminUserId === by).map(({ after }) => snapshotFrom(after)?.version);
  return Array.from({ length: to - from }, (_, index) => from + index + 1).every((version) => own.includes(version));
}

type Subject = { place: RecordRef; current: Current | null; canReturnTo?: (snapshot: Edits, current: Edits) => boolean };

type Current = Pick<AnyRecord, "values" | "facts">;

const ENTRIES_ON_A_PAGE = 10;

/** At most four queries. `lastName`: the record's name in the newest change of the page. */
export async function listHistory({ place, current, canReturnTo = () => true }: Subject, wanted: { page: number }) {
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
    entryFrom(row, { current, canReturnTo, isOldest: skip + index === count - 1, who: nameIn(names, row.adminUserId) }),
  );
  const lastName = rows.map(({ before, after }) => recordNameIn(after) ?? recordNameIn(before))[0] ?? null;
  return { entries, lastName, page, pageCount };
}

export async function findState(source: Pick<Reader, "change">, place: RecordRef, state: HistoryState) {
  const change = await source.change.findFirst({
    where: { ...place, id: state.changeId },
    select: { before: true, after: true, createdAt: true },
  });
  const snapshot = change && snapshotFrom(state.side === "before" ? change.before : change.after);
  return snapshot && { snapshot, at: change.createdAt };
}

type Sides = { before: unknown; after: unknown };

type ChangeRow = Sides & { id: string; action: string; createdAt: Date };

type Around = Required<Pick<Subject, "current" | "canReturnTo">> & { isOldest: boolean; who: string };

/** Offers only `after` for a restore: it is the next change's `before`. The oldest change also offers `before`. */
function entryFrom({ id, action, createdAt, ...sides }: ChangeRow, { current, canReturnTo, isOldest, who }: Around): HistoryEntry {
  const [before, after] = [snapshotFrom(sides.before), snapshotFrom(sides.after)];
  const isCurrent = current !== null && after !== null && isSameEdit({ ...current.values, ...current.facts }, after);
  const canReset = (state: Edits | null) => current !== null && state !== null && !isSameEdit(current.values, state) && canReturnTo(state, current.values);
  return {
    id,
    action,
    verb: verbFor({ action, before }),
    who,
    at: createdAt,
    differences: before && after ? differencesBetween(before, after) : [],
    isCurrent,
    canReset: { before: isOldest && canReset(before), after: canReset(after) },
  };
}

/** Null if nobody has saved these fields. Creations and restores, which change all fields, count only if nothing else does. */
export async function findLastSave({ resource, recordId }: RecordRef, fields: readonly string[]) {
  const changes = await read.change.findMany({
    where: { resource, recordId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOOKED_AT,
    select: { adminUserId: true, before: true, after: true, createdAt: true },
  });
  const isOfThem = ({ before, after }: Sides) => differencesBetween(groupOf(before), groupOf(after)).some(({ name }) => fields.includes(name));
  const ofThem = changes.filter(isOfThem);
  const [newest, last = newest] = [changes[0], ofThem.find(({ before, after }) => before !== null && after !== null) ?? ofThem[0]];
  return newest && last ? { name: recordNameIn(newest.after), by: last.adminUserId, who: await nameOf(last.adminUserId), at: last.createdAt } : null;
}
