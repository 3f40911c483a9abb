import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { type Company, company } from "~/i18n/company";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Site } from "~/paths";
import type { Dictionary } from "~/i18n/dictionaries/dictionary";
import { dictionaryOf } from "~/i18n/i18n";
import type { PictureSource } from "./picture";

/** `origin` has no final slash. Only public pages have `company`, `look` and `languages` (those switched on). */
export type RootData = { site: Site; origin: string; company?: Company; look?: Look; languages?: readonly Language[] };

/** `style` overrides colours; `mark` has the colours of the icons. */
export type Look = { logo: PictureSource | null; style: string | null; mark: { ground: string; sun: string } };

const START_PAGE: Site = { language: DEFAULT_LANGUAGE, prefix: null, path: "/" };

const SiteOfRequest = createContext(START_PAGE);

export const SiteOfRequestProvider = SiteOfRequest.Provider;

export function useSite(): Site {
  return useRootData().site;
}

export function useRootData(): RootData {
  const fallback = { site: useContext(SiteOfRequest), origin: "" };
  return useRouteLoaderData<RootData>("root") ?? fallback;
}

export function useCompany(): Company {
  return useRootData().company ?? company;
}

export function useDictionary(): Dictionary {
  return dictionaryOf(useRootData().site.language, useCompany());
}
