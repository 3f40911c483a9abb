import { read } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";

/**
 * `restore` brings a deleted record back (nothing before it), or sets one that is there back to an earlier state.
 * `confirm` marks a translation as still right, `publish` makes a draft live, `replace` puts another file in the place
 * of one that is there, `shift` makes room in the order for a record that somebody moved. `password`, `link` and
 * `sessions` are about somebody's login: what was changed is never written down. `shorten` takes from addresses what
 * leads to one caller.
 */
export type ChangeAction =
  | "create"
  | "update"
  | "delete"
  | "restore"
  | "reorder"
  | "shift"
  | "confirm"
  | "publish"
  | "replace"
  | "password"
  | "link"
  | "sessions"
  | "shorten";

const MADE_ROOM = "shift" satisfies ChangeAction;

type NewChange = {
  /** `admin_users.id` of who did it; null for nobody that is known, as at set-up. */
  by: string | null;
  resource: string;
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

/** So long counts what one person saves by typing as one edit. */
const SITTING_MS = 10 * 60 * 1000;

/**
 * Notes an edit that saves itself while somebody types: it goes on with the last change of the record, if that is a
 * young one of the same person and began where this one begins. What the record was before it and is after it stays true.
 */
export async function recordSitting(tx: Transaction, edit: Omit<NewChange, "action"> & { after: object }): Promise<void> {
  const { resource, recordId, by } = edit;
  const last = await tx.change.findFirst({
    where: { resource, recordId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, adminUserId: true, action: true, after: true, createdAt: true },
  });
  const isYoung = last !== null && Date.now() - last.createdAt.getTime() < SITTING_MS;
  const goesOn = isYoung && last.adminUserId === by && last.action === "update" && versionIn(last.after) === versionIn(edit.before);
  if (goesOn) await tx.change.update({ where: { id: last.id }, data: { after: asJson(edit.after) } });
  else await recordChange(tx, { ...edit, action: "update" });
}

function versionIn(snapshot: unknown): unknown {
  return typeof snapshot === "object" && snapshot !== null && "version" in snapshot ? snapshot.version : null;
}

/** The newest changes, newest first, without what only made room for another one. */
export function listRecentChanges(limit: number) {
  return read.change.findMany({
    where: { action: { not: MADE_ROOM } },
    select: { id: true, adminUserId: true, resource: true, recordId: true, action: true, before: true, after: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/** Dates become text, and what JSON does not know falls away. */
function asJson(record: object): object {
  const plain: unknown = JSON.parse(JSON.stringify(record));
  return typeof plain === "object" && plain !== null ? plain : {};
}
