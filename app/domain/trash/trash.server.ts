import { read } from "~/platform/database.server";
import { recordNameIn } from "../changes/record-name";
import { namesOf } from "../changes/people.server";
import { pageOf } from "../records/list-pages";
import { type RecordNoun, recordNounFrom } from "../records/record-nouns";
import type { Trash } from "./trash";

/** `mayRestore` says of which nouns this person may bring records back. */
type Wanted = { nouns: readonly RecordNoun[]; filter: RecordNoun | null; page: number; mayRestore: (noun: RecordNoun) => boolean };

type Deleted = { noun: RecordNoun; recordId: string; at: Date };

/** One page of what was deleted and has not come back, the newest first. Three queries for any number of records. */
export async function listTrash({ nouns, filter, page: wanted, mayRestore }: Wanted): Promise<Trash> {
  const deleted = await listDeleted(nouns);
  const shown = filter === null ? deleted : deleted.filter(({ noun }) => noun === filter);
  const { page, pageCount, skip, take } = pageOf(wanted, shown.length);
  const rows = await deletionsOf(shown.slice(skip, skip + take));
  const names = await namesOf(rows.map(({ adminUserId }) => adminUserId));
  const items = rows.flatMap(({ noun: word, recordId: id, adminUserId, before, createdAt: at }) => {
    const noun = recordNounFrom(word);
    const who = names.get(adminUserId ?? "") ?? "System";
    return noun === null ? [] : [{ noun, id, name: recordNameIn(before) ?? id, who, at, mayRestore: mayRestore(noun) }];
  });
  const counts = nouns.map((noun) => ({ noun, count: deleted.filter((one) => one.noun === noun).length }));
  return { items, counts, total: deleted.length, page, pageCount };
}

/** The records whose last deletion no restoration has followed. */
async function listDeleted(nouns: readonly RecordNoun[]): Promise<Deleted[]> {
  const groups = await read.change.groupBy({
    by: ["noun", "recordId", "action"],
    where: { noun: { in: [...nouns] }, action: { in: ["delete", "restore"] } },
    _max: { createdAt: true },
  });
  const isRestored = new Map(groups.filter(({ action }) => action === "restore").map((group) => [keyOf(group), group._max.createdAt]));
  return groups
    .flatMap((group) => {
      const [noun, at] = [recordNounFrom(group.noun), group._max.createdAt];
      const restored = isRestored.get(keyOf(group)) ?? null;
      const isGone = group.action === "delete" && at !== null && (restored === null || restored < at);
      return isGone && noun !== null ? [{ noun, recordId: group.recordId, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || one.recordId.localeCompare(other.recordId));
}

function keyOf({ noun, recordId }: { noun: string; recordId: string }): string {
  return `${noun} ${recordId}`;
}

function deletionsOf(deleted: readonly Deleted[]) {
  return read.change.findMany({
    where: { OR: deleted.map(({ noun, recordId, at }) => ({ noun, recordId, createdAt: at })), action: "delete" },
    orderBy: [{ createdAt: "desc" }, { recordId: "asc" }],
    select: { noun: true, recordId: true, adminUserId: true, before: true, createdAt: true },
  });
}
