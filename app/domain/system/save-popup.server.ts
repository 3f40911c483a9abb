import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { recordChange } from "../record/changes.server";
import { findVersion } from "../record/history.server";
import { mergeEdits } from "../record/merge-edits";
import { expectOneRow } from "../record/save-edited.server";
import type { UpdateResult } from "../record/save-record.server";
import { type PopupForm, popupFormFrom, settingsOf } from "./popup-schema";
import { POPUP_ID } from "./popup-settings";

/** The popup has a row for each text. They are edited as one: its version is the sum of theirs, which only grows. */
export type StoredPopup = { form: PopupForm; version: number };

type SettingRow = { key: string; value: string; version: number };

const PLACE = { resource: "settings", recordId: POPUP_ID } as const;

/** What the popup is called where changes are listed. */
export const POPUP_NAME = "Wartungs-Popup";

const KEYS: readonly (keyof PopupForm)[] = [
  "maintenance_popup_enabled",
  "maintenance_popup_title",
  "maintenance_popup_message",
  "maintenance_popup_button_text",
];

/** The popup as it is stored, for its form. */
export async function findStoredPopup(source: Reader = read): Promise<StoredPopup> {
  return popupOf(await findRows(source));
}

/**
 * Saves the popup over the version that its form was made from. Two people who changed different fields both get their
 * way; where they changed the same, nothing is saved and the conflict comes back.
 */
export async function savePopup(edit: StoredPopup & { by: string }): Promise<UpdateResult<StoredPopup, PopupForm>> {
  return write(async (tx) => {
    const before = await findStoredPopup(tx);
    const base = before.version === edit.version ? before.form : await findVersion(tx, PLACE, edit.version);
    const { merged, conflicts } = mergeEdits({ base: base ?? {}, stored: before.form, typed: edit.form });
    if (conflicts.length > 0) {
      return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: before.version } };
    }
    return { ok: true, record: await writePopup(tx, merged, { by: edit.by, action: "update" }) };
  });
}

/** Writes what is new, and notes who did it if anything was. */
export async function writePopup(tx: Transaction, form: PopupForm, done: { by: string; action: "update" | "restore" }): Promise<StoredPopup> {
  const rows = await findRows(tx);
  await writeRows(tx, rows, settingsOf(form));
  const [before, after] = [popupOf(rows), popupOf(await findRows(tx))];
  if (after.version !== before.version) {
    await recordChange(tx, { ...PLACE, ...done, before: snapshotOf(before), after: snapshotOf(after) });
  }
  return after;
}

function findRows(source: Reader): Promise<SettingRow[]> {
  return source.websiteSetting.findMany({
    where: { key: { in: [...KEYS] } },
    select: { key: true, value: true, version: true },
  });
}

function popupOf(rows: readonly SettingRow[]): StoredPopup {
  return {
    form: popupFormFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value]))),
    version: rows.reduce((sum, row) => sum + row.version, 0),
  };
}

/** Only what is new: a row that says the same already keeps its version. */
async function writeRows(tx: Transaction, rows: readonly SettingRow[], settings: ReturnType<typeof settingsOf>) {
  for (const key of KEYS) {
    const value = settings[key];
    const row = rows.find((one) => one.key === key);
    if (row === undefined) await tx.websiteSetting.create({ data: { key, value } });
    else if (row.value !== value) {
      const { count } = await tx.websiteSetting.updateMany({
        where: { key, version: row.version },
        data: { value, version: { increment: 1 } },
      });
      expectOneRow(count);
    }
  }
}

function snapshotOf({ form, version }: StoredPopup) {
  return { title: POPUP_NAME, ...form, version };
}
