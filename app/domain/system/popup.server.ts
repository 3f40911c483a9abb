import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { popupFrom, type PopupSettings } from "./popup";

/** The maintenance popup as visitors see it; null while it is switched off. */
export async function findPopup(): Promise<PopupSettings | null> {
  const popup = popupFrom(await listSettings());
  return popup.isEnabled ? popup : null;
}

export const listSettings = slice("settings", async (): Promise<Readonly<Record<string, string>>> => {
  const rows = await read.websiteSetting.findMany({ select: { key: true, value: true }, orderBy: { key: "asc" } });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
});
