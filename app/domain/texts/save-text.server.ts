import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "~/i18n/languages";
import { builtInText } from "~/i18n/page-labels";
import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { isServiceArea } from "~/i18n/service-areas";
import { recordChange } from "../record/changes.server";
import { findVersion } from "../record/history.server";
import { isSameEdit, mergeEdits } from "../record/merge-edits";
import type { UpdateResult } from "../record/save-record.server";
import { shownText, type SiteText, type TextKey } from "./text";
import { fullNameOfText } from "./text-labels";
import { findText, putText } from "./text-rows.server";
import { type Extent, textsIn, type TextForm, textFormOf } from "./text-schema";
import { isOutdated, textStateOf } from "./text-state";

/** `version` is the one that the form was made from, `by` the id in `admin_users`. */
export type TextEdit = { place: TextKey; extent: Extent; form: TextForm; version: number; by: string };

/** The languages of a form have rows of their own. They are edited as one: its version is the sum of theirs, which only grows. */
export function versionOfText(word: SiteText, extent: Extent): number {
  return languagesOf(extent).reduce((sum, language) => sum + word.texts[language].version, 0);
}

/**
 * Saves a text over the version that its form was made from. What two people changed in different languages is merged;
 * where they changed the same, nothing is saved and the conflict comes back. A form that changes nothing says that an
 * outdated text is still right.
 */
export function saveText(edit: TextEdit): Promise<UpdateResult<SiteText, TextForm>> {
  return write((tx) => saveTextIn(tx, edit));
}

/** The same in a transaction that does more. */
export async function saveTextIn(
  tx: Transaction,
  { place, extent, form, version, by }: TextEdit,
): Promise<UpdateResult<SiteText, TextForm>> {
  const before = await findText(tx, place);
  const stored = textFormOf(before, extent);
  const base = versionOfText(before, extent) === version ? stored : await findVersion(tx, recordOf(place, extent), version);
  const { merged, conflicts } = mergeEdits({ base: base ?? {}, stored, typed: form });
  if (conflicts.length > 0) {
    return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: versionOfText(before, extent) } };
  }
  const isConfirmation = isSameEdit(merged, stored);
  if (isConfirmation) await confirmTexts(tx, before, extent);
  else await putTexts(tx, before, textsIn(place, merged, extent));
  const record = await findText(tx, place);
  await noteChange(tx, { before, record, extent, by, action: isConfirmation ? "confirm" : "update" });
  return { ok: true, record };
}

/** Only what is new: a text that says the same already keeps its version, and what it was made from. */
async function putTexts(tx: Transaction, word: SiteText, texts: Partial<Record<Language, string>>): Promise<void> {
  const german = texts.de === undefined ? shownText(word, "de") : texts.de || builtInText(word, "de");
  for (const language of LANGUAGES) {
    const value = texts[language];
    if (value === undefined || value === word.texts[language].value) continue;
    await putText(tx, { word, language }, { value, ...originOf(word, language, german) });
  }
}

async function confirmTexts(tx: Transaction, word: SiteText, extent: Extent): Promise<void> {
  const german = shownText(word, DEFAULT_LANGUAGE);
  for (const language of languagesOf(extent)) {
    if (!isOutdated(textStateOf(word, language))) continue;
    await putText(tx, { word, language }, { value: word.texts[language].value, ...originOf(word, language, german) });
  }
}

function originOf(word: TextKey, language: Language, german: string) {
  return { builtInText: builtInText(word, language), germanText: language === DEFAULT_LANGUAGE ? "" : german };
}

type Noted = { before: SiteText; record: SiteText; extent: Extent; by: string; action: "update" | "confirm" };

async function noteChange(tx: Transaction, { before, record, extent, by, action }: Noted): Promise<void> {
  if (versionOfText(before, extent) === versionOfText(record, extent)) return;
  const change = { ...recordOf(record, extent), by, action };
  await recordChange(tx, { ...change, before: snapshotOf(before, extent), after: snapshotOf(record, extent) });
}

/** What the changes call the record of a form. */
export function recordOf({ page, section }: TextKey, extent: Extent) {
  const recordId = `${page}.${section}${extent === "all" ? "" : `.${extent}`}`;
  return { resource: isServiceArea(page) ? "content" : "pages", recordId };
}

/** `title` is what the text is called where changes are listed. */
function snapshotOf(word: SiteText, extent: Extent) {
  return { title: fullNameOfText(word), ...textFormOf(word, extent), version: versionOfText(word, extent) };
}

function languagesOf(extent: Extent): readonly Language[] {
  return extent === "all" ? LANGUAGES : [extent];
}
