import { randomUUID } from "node:crypto";
import { read } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";
import { recordNameIn, type RecordRef } from "./any-record";
import { groupOf } from "./merge-edits";

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

type NewChange = RecordRef & {
  /** `admin_users.id` of the person who did it; null for nobody that is known, as at set-up. */
  by: string | null;
  action: ChangeAction;
  /** Plain objects; null where there was or is none. */
  before: object | null;
  after: object | null;
};

/** `tx` is the transaction that does what is noted. Answers the id of the change. */
export async function recordChange(tx: Transaction, { by, before, after, ...change }: NewChange): Promise<string> {
  const id = randomUUID();
  const data = { id, createdAt: nextMoment(), ...change, adminUserId: by, ...(before && { before: asJson(before) }), ...(after && { after: asJson(after) }) };
  // why not `create`: it reads back and takes apart what it has just written
  await tx.change.createMany({ data: [data] });
  return id;
}

const CLOCK_WAS_SET_MS = 1_000;
let lastMoment = 0;

/** Now, but after the change before. why: several are made in a millisecond, and a history says which came first. */
function nextMoment(): Date {
  const now = Date.now();
  lastMoment = lastMoment - now > CLOCK_WAS_SET_MS ? now : Math.max(now, lastMoment + 1);
  return new Date(lastMoment);
}

/** What one person saves by typing counts as one edit for so long. */
const SITTING_MS = 10 * 60 * 1000;

/**
 * For what saves itself while somebody types: it goes on with the last change of the record, if that is a young one of
 * the same person and began where this edit begins. Answers the id of the change.
 */
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

/** For what is done in several steps: says what there is after it now. */
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

/** Dates become text, and what JSON does not know falls away. */
function asJson(record: object): object {
  return groupOf(JSON.parse(JSON.stringify(record)));
}

export async function nameOf(id: string | null): Promise<string> {
  return nameIn(await namesOf([id]), id);
}

export function nameIn(names: ReadonlyMap<string, string>, id: string | null): string {
  return names.get(id ?? "") ?? "System";
}

/** By the ids in `admin_users`; somebody deleted is called as in the change that did it. At most two queries. */
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
