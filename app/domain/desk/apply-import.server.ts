import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { can, type CurrentUser, type Resource } from "../people/access/permissions";
import { sourceOf, TEXT_SOURCES } from "./all-sources.server";
import type { DryRun } from "./dry-run";
import { dryRun, markOfRun } from "./dry-run.server";
import type { TextChange } from "../texts/translatable-text";
import { findImport, type KeptImport } from "./kept-import.server";

/** A file and what it would do now. `seen` stands for that. */
export type TriedImport = { file: KeptImport; run: DryRun; seen: string };

/** Null for a file that is not kept. */
export async function tryImport(id: string, user: CurrentUser): Promise<TriedImport | null> {
  const file = await findImport(read, id);
  if (file === null) return null;
  const run = await dryRun(read, file, mayUpdate(user));
  return { file, run, seen: markOfRun(run) };
}

/** `seen` is the dry run that was accepted, `taken` the keys whose text here gives way to the one in the file. */
type Acceptance = { id: string; user: CurrentUser; seen: string; taken: readonly string[] };

export type ImportResult = { ok: true; count: number } | { ok: false; reason: "missing" | "conflict" };

/**
 * Writes all that was accepted, or nothing: if a text that the file is about has changed since the dry run, there is
 * another dry run to look at. Sent twice, it is one write.
 */
export async function applyImport({ id, user, seen, taken }: Acceptance): Promise<ImportResult> {
  return write(async (tx) => {
    const file = await findImport(tx, id);
    if (file === null) return { ok: false, reason: "missing" };
    if (file.writtenCount !== null) return { ok: true, count: file.writtenCount };
    const run = await dryRun(tx, file, mayUpdate(user));
    if (markOfRun(run) !== seen) return { ok: false, reason: "conflict" };
    const accepted = [...run.changes, ...run.conflicts.filter(({ key }) => taken.includes(key))].map(({ key, next }) => ({ key, value: next }));
    await putAll(tx, accepted, { language: file.language, by: user.adminUserId });
    await tx.wordImport.update({ where: { id }, data: { writtenCount: accepted.length } });
    return { ok: true, count: accepted.length };
  });
}

async function putAll(tx: Transaction, changes: readonly TextChange[], edit: { language: KeptImport["language"]; by: string }): Promise<void> {
  for (const source of TEXT_SOURCES) {
    const own = changes.filter(({ key }) => sourceOf(key) === source);
    if (own.length > 0) await source.put(tx, own, edit);
  }
}

function mayUpdate(user: CurrentUser) {
  return (resource: Resource) => can(user, "update", resource);
}
