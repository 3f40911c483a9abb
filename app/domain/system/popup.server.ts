import type { PopupSettings } from "./popup-settings";
import { popupFrom } from "./popup-settings";
import { listSettings } from "./settings-admin.server";

/** The maintenance popup as visitors see it; null while it is switched off. */
export async function findPopup(): Promise<PopupSettings | null> {
  const popup = popupFrom(await listSettings());
  return popup.isEnabled ? popup : null;
}
