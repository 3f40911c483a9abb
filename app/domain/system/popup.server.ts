import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { asTyped } from "../record/resource-table.server";
import { editableSetting, type Stored, writeSetting } from "../record/stored-setting.server";
import { popupFrom } from "./popup";
import { popupFields, type PopupForm } from "./setting-schemas";

type SettingRow = { key: string; value: string; version: number };

const KEYS = popupFields.keyof().options;

export async function findPopup(): Promise<PopupForm | null> {
  const popup = popupFrom(await listSettings());
  return popup.maintenance_popup_enabled ? popup : null;
}

const listSettings = slice("settings", async (): Promise<Readonly<Record<string, string>>> => {
  const rows = await read.websiteSetting.findMany({ select: { key: true, value: true }, orderBy: { key: "asc" } });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
});

/** Each text has a row, but one form edits all: the version is the sum of the rows' versions, which only grows. */
export const popupSetting = editableSetting<PopupForm>({
  id: "maintenance_popup",
  name: "Wartungs-Popup",
  earlierForm: (snapshot) => popupFields.safeParse(asTyped(snapshot)).data ?? null,
  find: async (source) => popupOf(await findRows(source)),
  put: async (tx, _, form) => {
    await writeRows(tx, await findRows(tx), { ...form, maintenance_popup_enabled: String(form.maintenance_popup_enabled) });
    return popupOf(await findRows(tx));
  },
});

function findRows(source: Reader): Promise<SettingRow[]> {
  return source.websiteSetting.findMany({
    where: { key: { in: KEYS } },
    select: { key: true, value: true, version: true },
  });
}

function popupOf(rows: readonly SettingRow[]): Stored<PopupForm> {
  return {
    form: popupFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value]))),
    version: rows.reduce((sum, row) => sum + row.version, 0),
  };
}

async function writeRows(tx: Transaction, rows: readonly SettingRow[], settings: Record<keyof PopupForm, string>) {
  for (const key of KEYS) {
    const row = rows.find((one) => one.key === key);
    if (row?.value !== settings[key]) await writeSetting(tx, { key, value: settings[key], version: row?.version ?? 0 });
  }
}
