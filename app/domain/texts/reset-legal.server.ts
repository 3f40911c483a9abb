import { read, write } from "~/platform/database.server";
import { differencesBetween } from "../record/differences";
import type { PastState } from "../record/history";
import { isSameEdit } from "../record/merge-edits";
import { findState } from "../record/record-history.server";
import type { VersionRestorePreview } from "../record/restore-version.server";
import { findLegal } from "./find-legal.server";
import type { LegalPlace } from "./legal-page";
import { legalFormFrom } from "./legal-schema";
import { legalRecord, type StoredLegal } from "./legal-text";
import { putLegal } from "./save-legal.server";

/** `version` is the one of the text when it was asked whether to set it back. */
type VersionRestore = { state: PastState; version: number; by: string };

export type LegalResetResult = { ok: true; record: StoredLegal } | { ok: false; reason: "missing" | "conflict" };

/** What setting a legal text back would change. Null if there is no such state of it. */
export async function previewLegalReset(place: LegalPlace, state: PastState): Promise<VersionRestorePreview | null> {
  const found = await findState(read, legalRecord(place), state);
  const earlier = found && legalFormFrom(found.snapshot);
  if (!found || !earlier) return null;
  const { form, version } = await findLegal(place);
  return { version, differences: differencesBetween(form, earlier), hasLostPicture: false, at: found.at };
}

/** Saves an earlier state over the text, unless somebody has edited it since the question was asked. Sent twice, it is one write. */
export function resetLegal(place: LegalPlace, { state, version, by }: VersionRestore): Promise<LegalResetResult> {
  return write(async (tx) => {
    const before = await findLegal(place, tx);
    const found = await findState(tx, legalRecord(place), state);
    const form = found && legalFormFrom(found.snapshot);
    if (!form) return { ok: false, reason: "missing" };
    if (isSameEdit(before.form, form)) return { ok: true, record: before };
    if (before.version !== version) return { ok: false, reason: "conflict" };
    return { ok: true, record: await putLegal(tx, before, { form, by, action: "restore" }) };
  });
}
