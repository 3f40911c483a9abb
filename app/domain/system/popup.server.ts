import { read, write } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import type { Reader, Transaction } from "~/platform/database-types";
import { recordChange } from "../record/changes.server";
import { asTyped } from "../record/stored-record.server";
import { expectOneRow, type FormEdit, saveEdited, type SaveResult } from "../record/save-edited.server";
import type { Restorable } from "../record/restore-version.server";
import { POPUP_ID, popupFrom, type PopupSettings } from "./popup";
import { popupFields, type PopupForm } from "./setting-schemas";

/** The popup has a row for each text. They are edited as one: its version is the sum of theirs, which only grows. */
type StoredPopup = { form: PopupForm; version: number };

type SettingRow = { key: string; value: string; version: number };

const PLACE = { resource: "settings", recordId: POPUP_ID } as const;

const POPUP_NAME = "Wartungs-Popup";

const KEYS = popupFields.keyof().options;

/** The maintenance popup as visitors see it; null while it is switched off. */
export async function findPopup(): Promise<PopupSettings | null> {
  const popup = popupFrom(await listSettings());
  return popup.isEnabled ? popup : null;
}

export const listSettings = slice("settings", async (): Promise<Readonly<Record<string, string>>> => {
  const rows = await read.websiteSetting.findMany({ select: { key: true, value: true }, orderBy: { key: "asc" } });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
});

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

async function putPopup(tx: Transaction, form: PopupForm): Promise<StoredPopup> {
  await writeRows(tx, await findRows(tx), { ...form, maintenance_popup_enabled: String(form.maintenance_popup_enabled) });
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
    where: { key: { in: KEYS } },
    select: { key: true, value: true, version: true },
  });
}

function popupOf(rows: readonly SettingRow[]): StoredPopup {
  return {
    form: formOfPopup(popupFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value])))),
    version: rows.reduce((sum, row) => sum + row.version, 0),
  };
}

function formOfPopup({ isEnabled, title, message, buttonText }: PopupSettings): PopupForm {
  return {
    maintenance_popup_enabled: isEnabled,
    maintenance_popup_title: title,
    maintenance_popup_message: message,
    maintenance_popup_button_text: buttonText,
  };
}

/** Only what is new: a row that says the same already keeps its version. */
async function writeRows(tx: Transaction, rows: readonly SettingRow[], settings: Record<keyof PopupForm, string>) {
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
