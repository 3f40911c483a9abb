import { createContext, useContext } from "react";
import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";

const WordsContext = createContext(GERMAN_FORM_LABELS);

export const WordsProvider = WordsContext.Provider;

export function useWords() {
  return useContext(WordsContext);
}
