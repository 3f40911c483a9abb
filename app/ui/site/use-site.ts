import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Company } from "~/i18n/company";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Site } from "~/paths";
import type { PictureSource } from "./picture";

/** `origin` has no slash at its end. `company`, `look` and `languages`, those that are on, only pages of the site get. */
export type RootData = { site: Site; origin: string; company?: Company; look?: Look; languages?: readonly Language[] };

/** What staff made of the look of the pages: a logo instead of the wordmark, the rule that overwrites colours, and those of the icons. */
export type Look = { logo: PictureSource | null; style: string | null; mark: { ground: string; sun: string } };

const START_PAGE: Site = { language: DEFAULT_LANGUAGE, prefix: null, path: "/" };

const SiteOfRequest = createContext(START_PAGE);

/** Says where on the site the page is that stands for one whose root loader failed. */
export const SiteOfRequestProvider = SiteOfRequest.Provider;

/** Where on the site the page is, also if even the root loader failed. */
export function useSite(): Site {
  return useRootData().site;
}

export function useRootData(): RootData {
  const fallback = { site: useContext(SiteOfRequest), origin: "" };
  return useRouteLoaderData<RootData>("root") ?? fallback;
}
