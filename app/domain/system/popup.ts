import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { PopupForm } from "./setting-schemas";

export function popupFrom(settings: Readonly<Record<string, string>>): PopupForm {
  const { title, message, buttonText } = defaultTexts(DEFAULT_LANGUAGE);
  return {
    maintenance_popup_enabled: settings.maintenance_popup_enabled === "true",
    maintenance_popup_title: settings.maintenance_popup_title ?? title,
    maintenance_popup_message: settings.maintenance_popup_message ?? message,
    maintenance_popup_button_text: settings.maintenance_popup_button_text ?? buttonText,
  };
}

type PopupTexts = { title: string; message: string; buttonText: string };

/** Default texts are in the visitor's language. Staff's texts are German; `language` marks them on pages in other languages. */
export function popupTexts(popup: PopupForm, visitors: Language): PopupTexts & { language: "de" | undefined } {
  const { maintenance_popup_title: title, maintenance_popup_message: message, maintenance_popup_button_text: buttonText } = popup;
  const usual = defaultTexts(DEFAULT_LANGUAGE);
  const isUsual = title === usual.title && message === usual.message && buttonText === usual.buttonText;
  if (isUsual) return { ...defaultTexts(visitors), language: undefined };
  return { title, message, buttonText, language: visitors === DEFAULT_LANGUAGE ? undefined : "de" };
}

function defaultTexts(language: Language): PopupTexts {
  const { title, message, button } = dictionaryOf(language).maintenance;
  return { title, message, buttonText: button };
}
