import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";

export const POPUP_ID = "maintenance_popup";

export type PopupSettings = { isEnabled: boolean; title: string; message: string; buttonText: string };

type PopupTexts = Pick<PopupSettings, "title" | "message" | "buttonText">;

export function popupFrom(settings: Readonly<Record<string, string>>): PopupSettings {
  const { title, message, buttonText } = defaultTexts(DEFAULT_LANGUAGE);
  return {
    isEnabled: settings.maintenance_popup_enabled === "true",
    title: settings.maintenance_popup_title ?? title,
    message: settings.maintenance_popup_message ?? message,
    buttonText: settings.maintenance_popup_button_text ?? buttonText,
  };
}

/** Default texts are in the visitor's language; those of staff are German, with `language` "de" for other pages. */
export function popupTexts(popup: PopupSettings, visitors: Language): PopupTexts & { language: "de" | undefined } {
  const usual = defaultTexts(DEFAULT_LANGUAGE);
  const isUsual = popup.title === usual.title && popup.message === usual.message && popup.buttonText === usual.buttonText;
  if (isUsual) return { ...defaultTexts(visitors), language: undefined };
  const { title, message, buttonText } = popup;
  return { title, message, buttonText, language: visitors === DEFAULT_LANGUAGE ? undefined : "de" };
}

function defaultTexts(language: Language): PopupTexts {
  const { title, message, button } = dictionaryOf(language).maintenance;
  return { title, message, buttonText: button };
}
