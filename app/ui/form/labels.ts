import { createContext, useContext } from "react";
import { FORM_LABELS } from "~/i18n/form-labels";

const WordsContext = createContext(FORM_LABELS.de);

export const WordsProvider = WordsContext.Provider;

/** What the form around says by itself, in its language. */
export function useWords() {
  return useContext(WordsContext);
}
