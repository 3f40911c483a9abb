import type { Transaction } from "~/platform/database-types";
import type { Edits } from "./merge-edits";

type Place = { noun: string; recordId: string };

const LOOKED_AT = 100;

/**
 * A record as it was in an earlier version, from the last hundred changes of it. Null if no snapshot in them carries
 * that `version` - then nobody knows who changed what, and every difference is to be treated as a clash.
 */
export async function findVersion(tx: Transaction, place: Place, version: number): Promise<Edits | null> {
  const changes = await tx.change.findMany({
    where: place,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOOKED_AT,
    select: { before: true, after: true },
  });
  const sides: unknown[] = changes.flatMap(({ before, after }) => [before, after]);
  return sides.filter(isSnapshot).find((snapshot) => snapshot.version === version) ?? null;
}

function isSnapshot(value: unknown): value is Edits {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
