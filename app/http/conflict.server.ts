import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import type { DeletedRecord } from "~/domain/record/deletion.server";
import { findLastSave } from "~/domain/record/history.server";
import type { RecordRef } from "~/domain/record/any-record";
import type { EditConflict } from "~/domain/record/save-edited.server";
import { attemptOr } from "./attempt.server";
import { neverCached } from "./answers";
import { textRead } from "./read-body.server";
import { readSession } from "./session.server";
import { versionAt } from "./search-params";

export async function answerConflict<Form>(request: Request, found: EditConflict<Form>) {
  return data({ conflict: await withLastSave(request, found) }, neverCached(409));
}

export async function withLastSave<Form>(request: Request, { place, ...found }: EditConflict<Form>) {
  const names = found.conflicts.map(({ name }) => name);
  const url = found.seen === undefined ? undefined : addressWith(request, SEEN, found.seen.toString());
  // remembers which German text the form showed when it was opened
  const openedAt = textRead(request, "opened_at");
  const values = openedAt === "" ? found.values : { ...found.values, opened_at: openedAt };
  return { ...found, values, url, last: await attemptOr(request, () => lastSave(request, place, names), null) };
}

async function lastSave(request: Request, place: RecordRef, names: readonly string[]) {
  const last = await findLastSave(place, names);
  return last && { name: last.name, who: await whoDid(request, last), at: last.at };
}

/** With its verb. Often it is the second window of the same person. */
async function whoDid(request: Request, { by, who }: { by: string | null; who: string }): Promise<string> {
  const user = await readSession(request);
  return user?.adminUserId === by ? "haben Sie selbst in einem anderen Fenster" : `hat ${who}`;
}

export function changedMeanwhile() {
  return data({ hasChanged: true as const }, neverCached(409));
}

type Gone<Values> = {
  values: Values;
  mayCreate: boolean;
  /** Set if the form can undo the deletion; `version` is the one the form was made from. */
  deleted?: { record: DeletedRecord; version: number } | null;
};

export async function answerGone<Values>(request: Request, { values, mayCreate, deleted = null }: Gone<Values>) {
  const back = deleted && (await attemptOr(request, () => wayBack(request, deleted), null));
  return data({ gone: { values, newId: mayCreate ? randomUUID() : null, back } }, neverCached(409));
}

async function wayBack(request: Request, { record, version }: { record: DeletedRecord; version: number }) {
  const { name, at, deletion } = record;
  return { name, who: await whoDid(request, record), at, version, url: addressWith(request, RESTORE, deletion) };
}

const SEEN = "seen";
const RESTORE = "restore";

export function seenVersion(request: Request): number | undefined {
  return versionAt(request, SEEN);
}

export function deletionToUndo(request: Request): string | null {
  return new URL(request.url).searchParams.get(RESTORE);
}

function addressWith(request: Request, name: string, value: string): string {
  const url = new URL(request.url);
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}
