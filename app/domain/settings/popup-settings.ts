import { dictionaryOf } from "~/i18n/i18n";

export type PopupSettings = { isEnabled: boolean; title: string; message: string; buttonText: string };

/** The maintenance popup as the settings say; a text that they do not have is the dictionary's. */
export function popupFrom(settings: Readonly<Record<string, string>>): PopupSettings {
  const { title, message, button } = dictionaryOf("de").maintenance;
  return {
    isEnabled: settings.maintenance_popup_enabled === "true",
    title: settings.maintenance_popup_title ?? title,
    message: settings.maintenance_popup_message ?? message,
    buttonText: settings.maintenance_popup_button_text ?? button,
  };
}
