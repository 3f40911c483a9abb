import type { TranslationLanguage } from "./translated-texts";
import type { TextState } from "./translation-state";

export const LANGUAGE_NAMES: Record<TranslationLanguage, string> = { es: "Español", en: "English" };

export const STATE_NAMES: Record<TextState, string> = { missing: "Fehlt", outdated: "Veraltet", complete: "Vollständig" };
