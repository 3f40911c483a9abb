import { company, type Company } from "~/i18n/company";
import type { Dictionary } from "~/i18n/dictionaries/dictionary";
import { dictionaryOf } from "~/i18n/i18n";
import { useRootData } from "./use-site";

export function useCompany(): Company {
  return useRootData().company ?? company;
}

export function useDictionary(): Dictionary {
  return dictionaryOf(useRootData().site.language, useCompany());
}
