import { createContext, useContext } from "react";
import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";

const WordsContext = createContext(GERMAN_FORM_LABELS);

export const WordsProvider = WordsContext.Provider;

/** What the form around says by itself, in its language. */
export function useWords() {
  return useContext(WordsContext);
}
