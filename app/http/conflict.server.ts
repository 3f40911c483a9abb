import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import type { DeletedRecord } from "~/domain/record/deletion.server";
import { findLastSave } from "~/domain/record/history.server";
import type { EditConflict } from "~/domain/record/save-edited.server";
import { attemptOr } from "./attempt.server";
import { neverCached } from "./answers";
import { textRead } from "./read-body.server";
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
  return { ...found, values, url, last: await attemptOr(request, () => findLastSave(place, names), null) };
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

export function answerGone<Values>(request: Request, { values, mayCreate, deleted = null }: Gone<Values>) {
  return data({ gone: { values, newId: mayCreate ? randomUUID() : null, back: deleted && wayBack(request, deleted) } }, neverCached(409));
}

function wayBack(request: Request, { record: { name, who, at, deletion }, version }: { record: DeletedRecord; version: number }) {
  return { name, who, at, version, url: addressWith(request, RESTORE, deletion) };
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
