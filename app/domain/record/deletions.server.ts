import type { Reader } from "~/platform/database-types";
import { snapshotFrom } from "./differences";
import type { Edits } from "./merge-edits";

/** The deletion that a record is gone by: who, when, and the record as it was. */
export type Deletion = { id: string; by: string | null; at: Date; snapshot: Edits; version: number };

type Place = { resource: string; recordId: string };

/** Null for a record that was not deleted, or that has come back since. */
export async function findDeletion(source: Pick<Reader, "change">, place: Place): Promise<Deletion | null> {
  const last = await source.change.findFirst({
    where: { ...place, action: { in: ["delete", "restore"] } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, adminUserId: true, action: true, before: true, createdAt: true },
  });
  const snapshot = last?.action === "delete" ? snapshotFrom(last.before) : null;
  if (!last || !snapshot) return null;
  const version = typeof snapshot.version === "number" ? snapshot.version : 0;
  return { id: last.id, by: last.adminUserId, at: last.createdAt, snapshot, version };
}
