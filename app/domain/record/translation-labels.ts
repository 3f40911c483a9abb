import { LANGUAGE_NAMES } from "~/i18n/languages";
import type { TextState } from "./translation-state";

export { LANGUAGE_NAMES };

export const STATE_NAMES: Record<TextState, string> = { missing: "Fehlt", outdated: "Veraltet", complete: "Vollständig" };
