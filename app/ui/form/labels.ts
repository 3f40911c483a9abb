import { createContext, useContext } from "react";
import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";

const FormLabelsContext = createContext(GERMAN_FORM_LABELS);

export const FormLabelsProvider = FormLabelsContext.Provider;

export function useFormLabels() {
  return useContext(FormLabelsContext);
}
