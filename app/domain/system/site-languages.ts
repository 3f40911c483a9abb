import { isLanguage, type Language, LANGUAGES } from "~/i18n/languages";

export const LANGUAGES_ID = "languages";

export const USUAL_LANGUAGES = { languages: LANGUAGES.join() };

export function languagesIn({ languages }: typeof USUAL_LANGUAGES): readonly Language[] {
  const named = languages.split(",").filter(isLanguage);
  const shown = LANGUAGES.filter((language) => named.includes(language));
  return shown.length === 0 ? LANGUAGES : shown;
}

/** For previews, which show all languages. */
export const allLanguagesOn = ["settings", new Map([[LANGUAGES_ID, USUAL_LANGUAGES]])] as const;
