import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { builtInText } from "~/i18n/page-labels";
import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { type ChangeAction, recordChange } from "../record/changes.server";
import { findVersion } from "../record/history.server";
import { isSameEdit, mergeEdits } from "../record/merge-edits";
import { shownText } from "./text";
import { putText } from "./text-rows.server";
import { isOutdated, textStateOf } from "./text-state";
import type { UpdateResult } from "../record/save-record.server";
import { findLegal } from "./find-legal.server";
import type { LegalPlace } from "./legal-page";
import type { LegalForm } from "./legal-schema";
import { legalRecord, legalSnapshot, type StoredLegal } from "./legal-text";

/** `version` is the one that the form was made from, `by` the id in `admin_users`. */
export type LegalEdit = { form: LegalForm; version: number; by: string };

/**
 * Saves a legal text over the version that its form was made from. If two people changed the same, nothing is saved and
 * the conflict comes back. A form that changes nothing says that an outdated translation is still right.
 */
export function saveLegal(place: LegalPlace, edit: LegalEdit): Promise<UpdateResult<StoredLegal, LegalForm>> {
  return write((tx) => saveLegalIn(tx, place, edit));
}

/** The same inside a larger write. */
export async function saveLegalIn(
  tx: Transaction,
  place: LegalPlace,
  { form, version, by }: LegalEdit,
): Promise<UpdateResult<StoredLegal, LegalForm>> {
  const before = await findLegal(place, tx);
  const base = before.version === version ? before.form : await findVersion(tx, legalRecord(place), version);
  const { merged, conflicts } = mergeEdits({ base: base ?? {}, stored: before.form, typed: form });
  if (conflicts.length > 0) {
    return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: before.version } };
  }
  const isConfirmation = isSameEdit(merged, before.form);
  return { ok: true, record: await putLegal(tx, before, { form: merged, by, action: isConfirmation ? "confirm" : "update" }) };
}

type Put = { form: LegalForm; by: string; action: ChangeAction };

/** Writes what is new of a form over what was read in the same transaction, and notes who did it. */
export async function putLegal(tx: Transaction, before: StoredLegal, { form, by, action }: Put): Promise<StoredLegal> {
  const { language, text, status } = before;
  const isStale = action === "confirm" && isOutdated(textStateOf(text, language));
  if (isStale || form.content_value !== before.form.content_value) await putSiteText(tx, before, form.content_value);
  if (form.status !== before.form.status) {
    await putText(tx, { word: status, language }, { value: form.status, builtInText: "", germanText: "" });
  }
  const record = await findLegal(before, tx);
  if (record.version === before.version) return record;
  await recordChange(tx, { ...legalRecord(before), by, action, before: legalSnapshot(before), after: legalSnapshot(record) });
  return record;
}

/** A text remembers what it was made from. */
async function putSiteText(tx: Transaction, { language, text: word }: StoredLegal, value: string): Promise<void> {
  const germanText = language === DEFAULT_LANGUAGE ? "" : shownText(word, DEFAULT_LANGUAGE);
  await putText(tx, { word, language }, { value, builtInText: builtInText(word, language), germanText });
}
