import { isLanguage, type Language, LANGUAGES } from "~/i18n/languages";

/** What the choice of languages is called in addresses and among what has a history, and the key of its row. */
export const LANGUAGES_ID = "languages";

/** All are on, in the order of the language menu: one text, as the row keeps it. */
export const USUAL_LANGUAGES = { languages: LANGUAGES.join() };

/** Those in such a text; all where it names none, since a site without a language would be no site. */
export function languagesIn({ languages }: typeof USUAL_LANGUAGES): readonly Language[] {
  const named = languages.split(",").filter(isLanguage);
  const shown = LANGUAGES.filter((language) => named.includes(language));
  return shown.length === 0 ? LANGUAGES : shown;
}

/** Laid over what is stored, it has all languages on: a page is previewed also in one that visitors do not see. */
export const allLanguagesOn = ["settings", new Map([[LANGUAGES_ID, USUAL_LANGUAGES]])] as const;
