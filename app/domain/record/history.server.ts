import type { Reader } from "~/platform/database-types";
import type { Edits } from "./merge-edits";

type Place = { resource: string; recordId: string };

const LOOKED_AT = 100;

/**
 * A record as it was in an earlier version, from the last hundred changes of it. Null if no snapshot in them carries
 * that `version` - then nobody knows who changed what, and every difference is to be treated as a conflict.
 */
export async function findVersion(source: Pick<Reader, "change">, place: Place, version: number): Promise<Edits | null> {
  return (await findVersions(source, [place]))(place, version);
}

/** The same for several records, with one query: from the last changes of all of them, a hundred for each on average. */
export async function findVersions(source: Pick<Reader, "change">, places: readonly Place[]) {
  const changes = await findChanges(source, places);
  return ({ resource, recordId }: Place, version: number): Edits | null => {
    const own = changes.filter((change) => change.resource === resource && change.recordId === recordId);
    const sides: unknown[] = own.flatMap(({ before, after }) => [before, after]);
    return sides.filter(isSnapshot).find((snapshot) => snapshot.version === version) ?? null;
  };
}

async function findChanges(source: Pick<Reader, "change">, places: readonly Place[]) {
  if (places.length === 0) return [];
  return source.change.findMany({
    where: { OR: places.map(({ resource, recordId }) => ({ resource, recordId })) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOOKED_AT * places.length,
    select: { resource: true, recordId: true, before: true, after: true },
  });
}

type Span = { from: number; to: number; by: string };

/** Whether one person alone made every version of a record after the one that was looked at. */
export async function isOwnSince(source: Pick<Reader, "change">, place: Place, { from, to, by }: Span): Promise<boolean> {
  if (from > to || to - from > LOOKED_AT) return false;
  const changes = await source.change.findMany({
    where: place,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOOKED_AT,
    select: { adminUserId: true, after: true },
  });
  const own = changes.filter(({ adminUserId }) => adminUserId === by).map(({ after }) => (isSnapshot(after) ? after.version : null));
  return Array.from({ length: to - from }, (_, index) => from + index + 1).every((version) => own.includes(version));
}

function isSnapshot(value: unknown): value is Edits {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
