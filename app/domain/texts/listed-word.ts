import type { Language } from "~/i18n/languages";
import type { Word } from "./word";
import { fullNameOfWord } from "./word-names";
import { type WordState, wordStateOf } from "./word-state";

/** A text in the overview of all of them. `urls` are its forms; null for who may not change it. */
export type ListedWord = {
  key: string;
  name: string;
  states: Record<Language, WordState>;
  urls: Record<Language, string> | null;
};

export function listedWord(word: Word, urls: ListedWord["urls"]): ListedWord {
  const key = `${word.page} ${word.section}`;
  return { key, name: fullNameOfWord(word), states: byLanguage((language) => wordStateOf(word, language)), urls };
}

/** Something for each language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return { de: valueOf("de"), en: valueOf("en"), es: valueOf("es") };
}
