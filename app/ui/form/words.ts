import { createContext, useContext } from "react";
import { FORM_WORDS } from "~/i18n/form-words";

const WordsContext = createContext(FORM_WORDS.de);

export const WordsProvider = WordsContext.Provider;

/** What the form around says by itself, in its language. */
export function useWords() {
  return useContext(WordsContext);
}
