import { read } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";

/**
 * `restore` brings a deleted record back (nothing before it), or sets one that is there back to an earlier state.
 * `confirm` marks a translation as still right.
 */
export type ChangeAction = "create" | "update" | "delete" | "restore" | "reorder" | "confirm";

type NewChange = {
  /** `admin_users.id` of who did it; null for nobody that is known, as at set-up. */
  by: string | null;
  noun: string;
  recordId: string;
  action: ChangeAction;
  /** The record before and after as plain objects; null where there was or is none. */
  before: object | null;
  after: object | null;
};

/** Notes what a member of staff did, in the transaction that does it. */
export async function recordChange(tx: Transaction, { by, before, after, ...change }: NewChange): Promise<void> {
  await tx.change.create({
    data: { ...change, adminUserId: by, ...(before && { before: asJson(before) }), ...(after && { after: asJson(after) }) },
  });
}

/** The newest changes, newest first. */
export function listRecentChanges(limit: number) {
  return read.change.findMany({
    select: { id: true, adminUserId: true, noun: true, recordId: true, action: true, before: true, after: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/** Dates become text, and what JSON does not know falls away. */
function asJson(record: object): object {
  const plain: unknown = JSON.parse(JSON.stringify(record));
  return typeof plain === "object" && plain !== null ? plain : {};
}
