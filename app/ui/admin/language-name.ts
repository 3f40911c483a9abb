import { useRouteLoaderData } from "@remix-run/react";
import { type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import { valueAt } from "./shown-value";
import { FRAME } from "./title";

/** What a language is called in the administration: of one that visitors do not see it says so. */
export function useLanguageName(): (language: Language) => string {
  const isOff = useIsLanguageOff();
  return (language) => LANGUAGE_NAMES[language] + (isOff(language) ? " (ausgeschaltet)" : "");
}

/** Whether visitors do not see a language. */
export function useIsLanguageOff(): (language: Language) => boolean {
  const shown = valueAt(useRouteLoaderData(FRAME), "languages");
  return (language) => Array.isArray(shown) && !shown.includes(language);
}
