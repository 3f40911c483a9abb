import { isLanguage, type Language, LANGUAGES } from "~/i18n/languages";

/** Names the choice of languages in addresses and in the history, and is the key of its row. */
export const LANGUAGES_ID = "languages";

/** All, in the order of the language menu: one text, as the row keeps it. */
export const USUAL_LANGUAGES = { languages: LANGUAGES.join() };

/** All where the text names none: a site without a language would be no site. */
export function languagesIn({ languages }: typeof USUAL_LANGUAGES): readonly Language[] {
  const named = languages.split(",").filter(isLanguage);
  const shown = LANGUAGES.filter((language) => named.includes(language));
  return shown.length === 0 ? LANGUAGES : shown;
}

/** For previews: a page is previewed also in a language that visitors do not see. */
export const allLanguagesOn = ["settings", new Map([[LANGUAGES_ID, USUAL_LANGUAGES]])] as const;
