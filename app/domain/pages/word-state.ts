import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "~/i18n/languages";
import { builtInText } from "~/i18n/page-words";
import { shownText, type Word } from "./word";

/**
 * `builtIn`: the site shows the dictionary's text. `edited`: one that staff wrote. `missing`: staff wrote another German
 * text, and this language still has the dictionary's. `newBuiltIn`: the dictionary's text has changed since this one was
 * written. `newGerman`: the German one has.
 */
export type WordState = "builtIn" | "edited" | "missing" | "newBuiltIn" | "newGerman";

const STATE_FILTERS = ["edited", "missing", "outdated"] as const;

export type StateFilter = (typeof STATE_FILTERS)[number];

/** What an address asks for; null for all. */
export function stateFilterFrom(wanted: string | null): StateFilter | null {
  return STATE_FILTERS.find((filter) => filter === wanted) ?? null;
}

/** How a text stands in a language, and whether somebody should look at it. */
export function wordStateOf(word: Word, language: Language): WordState {
  const own = word.texts[language];
  if (hasNewBuiltIn(word, language)) return "newBuiltIn";
  if (isEdited(word, language)) {
    const isOld = own.germanText !== "" && own.germanText !== shownText(word, DEFAULT_LANGUAGE);
    return language !== DEFAULT_LANGUAGE && isOld ? "newGerman" : "edited";
  }
  return language !== DEFAULT_LANGUAGE && isEdited(word, DEFAULT_LANGUAGE) ? "missing" : "builtIn";
}

export function isOutdated(state: WordState): boolean {
  return state === "newBuiltIn" || state === "newGerman";
}

/** Whether a text is so in one of its languages. */
export function hasState(word: Word, filter: StateFilter): boolean {
  return LANGUAGES.some((language) => isOfFilter(wordStateOf(word, language), filter));
}

/** In how many texts of a language each of these is so. */
export function countStates(words: readonly Word[], language: Language): Record<StateFilter, number> {
  const states = words.map((word) => wordStateOf(word, language));
  const count = (filter: StateFilter) => states.filter((state) => isOfFilter(state, filter)).length;
  return { edited: count("edited"), missing: count("missing"), outdated: count("outdated") };
}

function isOfFilter(state: WordState, filter: StateFilter): boolean {
  return filter === "outdated" ? isOutdated(state) : state === filter;
}

function isEdited(word: Word, language: Language): boolean {
  const { value, builtInText: origin } = word.texts[language];
  return value.trim() !== "" && value !== builtInText(word, language) && value !== origin;
}

function hasNewBuiltIn(word: Word, language: Language): boolean {
  const { value, builtInText: origin } = word.texts[language];
  const now = builtInText(word, language);
  return value.trim() !== "" && origin !== "" && origin !== now && value !== now;
}
