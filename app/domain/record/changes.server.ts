import { randomUUID } from "node:crypto";
import { read } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";
import { groupOf, recordNameIn, type RecordRef } from "./any-record";

/**
 * `restore` restores a deleted record (`before` is null) or an earlier version; `confirm`: a translation is still
 * right; `publish`: a draft goes live; `replace`: another file; `shift`: made room for another record. `password`,
 * `link` and `sessions` are about a login, without its secrets; `shorten`: addresses lost what identifies a caller.
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

type NewChange = RecordRef & {
  /** `admin_users.id`; null if no person did it, as in the set-up. */
  by: string | null;
  action: ChangeAction;
  before: object | null;
  after: object | null;
};

export async function recordChange(tx: Transaction, { by, before, after, ...change }: NewChange): Promise<string> {
  const id = randomUUID();
  const data = { id, createdAt: nextMoment(), ...change, adminUserId: by, ...(before && { before: asJson(before) }), ...(after && { after: asJson(after) }) };
  // not `create`, which would read the new row and parse its JSON
  await tx.change.createMany({ data: [data] });
  return id;
}

const CLOCK_WAS_SET_MS = 1_000;
let lastMoment = 0;

/** Strictly increasing, because several changes may come in one millisecond and the history needs their order. */
function nextMoment(): Date {
  const now = Date.now();
  lastMoment = lastMoment - now > CLOCK_WAS_SET_MS ? now : Math.max(now, lastMoment + 1);
  return new Date(lastMoment);
}

const SITTING_MS = 10 * 60 * 1000;

/** Extends the last change if it is recent, by the same person, and directly before this edit. Answers the change's id. */
export async function recordSitting(tx: Transaction, edit: Omit<NewChange, "action"> & { after: object }): Promise<string> {
  const { resource, recordId, by } = edit;
  const last = await tx.change.findFirst({
    where: { resource, recordId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, adminUserId: true, action: true, after: true, createdAt: true },
  });
  const isYoung = last !== null && Date.now() - last.createdAt.getTime() < SITTING_MS;
  const goesOn = isYoung && last.adminUserId === by && last.action === "update" && groupOf(last.after).version === groupOf(edit.before).version;
  if (!goesOn) return recordChange(tx, { ...edit, action: "update" });
  await continueChange(tx, last.id, edit.after);
  return last.id;
}

export async function continueChange(tx: Transaction, id: string, after: object): Promise<void> {
  await tx.change.update({ where: { id }, data: { after: asJson(after) } });
}

export function listRecentChanges(limit: number) {
  return read.change.findMany({
    where: { action: { not: "shift" satisfies ChangeAction } },
    select: { id: true, adminUserId: true, resource: true, recordId: true, action: true, before: true, after: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

function asJson(record: object): object {
  return groupOf(JSON.parse(JSON.stringify(record)));
}

export async function nameOf(id: string | null): Promise<string> {
  return nameIn(await namesOf([id]), id);
}

export function nameIn(names: ReadonlyMap<string, string>, id: string | null): string {
  return names.get(id ?? "") ?? "System";
}

/** By `admin_users.id`. Deleted people have the name from the change that deleted them. At most two queries. */
export async function namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const select = { id: true, firstName: true, lastName: true } as const;
  const people = await read.adminUser.findMany({ where: { id: { in: wanted } }, select });
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const gone = wanted.filter((id) => !names.has(id));
  return gone.length === 0 ? names : new Map([...names, ...(await namesOfDeleted(gone))]);
}

async function namesOfDeleted(ids: readonly string[]): Promise<[id: string, name: string][]> {
  const deletions = await read.change.findMany({
    where: { resource: "users", action: "delete", recordId: { in: [...ids] } },
    select: { recordId: true, before: true },
  });
  return deletions.flatMap(({ recordId, before }) => {
    const name = recordNameIn(before);
    return name === null ? [] : [[recordId, name]];
  });
}
