import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { recordChange } from "../record/changes.server";
import { asTyped } from "../record/stored-record.server";
import { expectOneRow } from "../record/save-edited.server";
import type { Restorable } from "../record/restore-version.server";
import { type FormEdit, saveEdited, type SaveResult } from "../record/save-edited.server";
import { POPUP_ID } from "./popup";
import { popupFields, type PopupForm, popupFormFrom, settingsOf } from "./popup-schema";

/** The popup has a row for each text. They are edited as one: its version is the sum of theirs, which only grows. */
type StoredPopup = { form: PopupForm; version: number };

type SettingRow = { key: string; value: string; version: number };

const PLACE = { resource: "settings", recordId: POPUP_ID } as const;

const POPUP_NAME = "Wartungs-Popup";

const KEYS: readonly (keyof PopupForm)[] = [
  "maintenance_popup_enabled",
  "maintenance_popup_title",
  "maintenance_popup_message",
  "maintenance_popup_button_text",
];

export async function findStoredPopup(source: Reader = read): Promise<StoredPopup> {
  return popupOf(await findRows(source));
}

export async function savePopup(edit: FormEdit<PopupForm>): Promise<SaveResult<StoredPopup, PopupForm>> {
  return write(async (tx) => {
    const before = await findStoredPopup(tx);
    const put = (merged: PopupForm) => putPopup(tx, merged);
    return saveEdited<StoredPopup, PopupForm>(tx, { before, place: PLACE, formOf: ({ form }) => form, snapshotOf, put }, edit);
  });
}

async function putPopup(tx: Transaction, form: PopupForm): Promise<StoredPopup> {
  await writeRows(tx, await findRows(tx), settingsOf(form));
  return findStoredPopup(tx);
}

async function restorePopup(tx: Transaction, by: string, form: PopupForm): Promise<void> {
  const before = await findStoredPopup(tx);
  const after = await putPopup(tx, form);
  if (after.version === before.version) return;
  await recordChange(tx, { ...PLACE, by, action: "restore", before: snapshotOf(before), after: snapshotOf(after) });
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

export const restorablePopup: Restorable<PopupForm> = {
  resource: "settings",
  find: async (source, id) => {
    if (id !== POPUP_ID) return null;
    const { form, version } = await findStoredPopup(source);
    return { title: POPUP_NAME, version, values: form, facts: {}, shownOn: "home" };
  },
  earlierForm: (snapshot) => popupFields.safeParse(asTyped(snapshot)).data ?? null,
  putBack: (tx, { by }, form) => restorePopup(tx, by, form),
};
