import { z } from "zod";
import { requiredLine, requiredText, storedRecord } from "../record/field-schemas";
import { type PopupSettings, popupFrom } from "./popup";

export const popupFields = z.object({
  maintenance_popup_enabled: z.boolean().default(false),
  maintenance_popup_title: requiredLine("Bitte geben Sie einen Titel ein."),
  maintenance_popup_message: requiredText("Bitte geben Sie eine Nachricht ein."),
  maintenance_popup_button_text: requiredLine("Bitte geben Sie einen Button-Text ein."),
});

export type PopupForm = z.output<typeof popupFields>;

/** `version` is the one of all settings of the popup together. */
export const popupSchema = popupFields.extend(storedRecord);

export function formOfPopup({ isEnabled, title, message, buttonText }: PopupSettings): PopupForm {
  return {
    maintenance_popup_enabled: isEnabled,
    maintenance_popup_title: title,
    maintenance_popup_message: message,
    maintenance_popup_button_text: buttonText,
  };
}

/** What a form writes into the rows of `website_settings`, by key. */
export function settingsOf(form: PopupForm): Record<keyof PopupForm, string> {
  return { ...form, maintenance_popup_enabled: String(form.maintenance_popup_enabled) };
}

export function popupFormFrom(settings: Readonly<Record<string, string>>): PopupForm {
  return formOfPopup(popupFrom(settings));
}
