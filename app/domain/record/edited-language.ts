import { DEFAULT_LANGUAGE, type Language, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { differencesBetween } from "./differences";
import type { Edits } from "./merge-edits";

/** The language in which an edit is to be looked at: German, unless it changed nothing but texts in another one. */
export function editedLanguage(before: Edits, after: Edits): Language {
  const languages = differencesBetween(before, after).map(({ name }) => languageOf(name));
  const [first = DEFAULT_LANGUAGE] = languages;
  return languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first;
}

function languageOf(field: string): Language {
  return TRANSLATION_LANGUAGES.find((language) => field.startsWith(`${language}.`)) ?? DEFAULT_LANGUAGE;
}
