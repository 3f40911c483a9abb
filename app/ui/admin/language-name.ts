import { useRouteLoaderData } from "@remix-run/react";
import { type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import { valueAt } from "./shown-value";
import { FRAME } from "./title";

export function useLanguageName(): (language: Language) => string {
  const isOff = useIsLanguageOff();
  return (language) => LANGUAGE_NAMES[language] + (isOff(language) ? " (ausgeschaltet)" : "");
}

export function useIsLanguageOff(): (language: Language) => boolean {
  const shown = valueAt(useRouteLoaderData(FRAME), "languages");
  return (language) => Array.isArray(shown) && !shown.includes(language);
}
