import type { Restorable } from "../record/restore-version.server";
import { asTyped } from "../record/stored-record.server";
import { popupFields, type PopupForm } from "./popup-schema";
import { POPUP_ID } from "./popup-settings";
import { findStoredPopup, POPUP_NAME, writePopup } from "./save-popup.server";

/** How the maintenance popup is set back to an earlier state. */
export const popupPast: Restorable<PopupForm> = {
  resource: "settings",
  find: async (source, id) => {
    if (id !== POPUP_ID) return null;
    const { form, version } = await findStoredPopup(source);
    return { title: POPUP_NAME, version, values: form, facts: {}, shownOn: "home" };
  },
  earlier: async (_source, { snapshot }) => {
    const { data: form } = popupFields.safeParse(asTyped(snapshot));
    return form ? { form, hasLostPicture: false } : null;
  },
  putBack: (tx, { by }, form) => writePopup(tx, form, { by, action: "restore" }),
};
