import { read } from "~/platform/database.server";
import { recordNameIn } from "../record/any-record";
import { nameIn, namesOf } from "../record/changes.server";
import { pageOf } from "../record/list-pages";
import type { ResourceName } from "../people/access/permissions";
import { resourceNameFrom } from "../resources";

type Wanted = { resources: readonly ResourceName[]; filter: ResourceName | null; page: number; mayRestore: (resource: ResourceName) => boolean };

type Deleted = { resource: ResourceName; recordId: string; at: Date };

export async function listTrash({ resources, filter, page: wanted, mayRestore }: Wanted) {
  const deleted = await listDeleted(resources);
  const shown = filter === null ? deleted : deleted.filter(({ resource }) => resource === filter);
  const { page, pageCount, skip, take } = pageOf(wanted, shown.length);
  const rows = await deletionsOf(shown.slice(skip, skip + take));
  const names = await namesOf(rows.map(({ adminUserId }) => adminUserId));
  const items = rows.flatMap(({ resource: word, recordId: id, adminUserId, before, createdAt: at }) => {
    const resource = resourceNameFrom(word);
    const who = nameIn(names, adminUserId);
    return resource === null ? [] : [{ resource, id, name: recordNameIn(before) ?? id, who, at, mayRestore: mayRestore(resource) }];
  });
  const counts = resources.map((resource) => ({ resource, count: deleted.filter((one) => one.resource === resource).length }));
  return { items, counts, total: deleted.length, page, pageCount };
}

async function listDeleted(resources: readonly ResourceName[]): Promise<Deleted[]> {
  const groups = await read.change.groupBy({
    by: ["resource", "recordId", "action"],
    where: { resource: { in: [...resources] }, action: { in: ["delete", "restore"] } },
    _max: { createdAt: true },
  });
  const isRestored = new Map(groups.filter(({ action }) => action === "restore").map((group) => [keyOf(group), group._max.createdAt]));
  return groups
    .flatMap((group) => {
      const [resource, at] = [resourceNameFrom(group.resource), group._max.createdAt];
      const restored = isRestored.get(keyOf(group)) ?? null;
      const isGone = group.action === "delete" && at !== null && (restored === null || restored < at);
      return isGone && resource !== null ? [{ resource, recordId: group.recordId, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || one.recordId.localeCompare(other.recordId));
}

function keyOf({ resource, recordId }: { resource: string; recordId: string }): string {
  return `${resource} ${recordId}`;
}

function deletionsOf(deleted: readonly Deleted[]) {
  return read.change.findMany({
    where: { OR: deleted.map(({ resource, recordId, at }) => ({ resource, recordId, createdAt: at })), action: "delete" },
    orderBy: [{ createdAt: "desc" }, { recordId: "asc" }],
    select: { resource: true, recordId: true, adminUserId: true, before: true, createdAt: true },
  });
}
