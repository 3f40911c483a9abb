import { useRouteLoaderData } from "@remix-run/react";
import type { Company } from "~/i18n/company";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import type { Site } from "~/paths";

/** What the root loader tells every view. `origin` is the public address of the site, without a slash at the end; `company` only pages of the site get. */
export type RootData = { site: Site; origin: string; company?: Company };

const FALLBACK: RootData = { site: { language: DEFAULT_LANGUAGE, prefix: null, path: "/" }, origin: "" };

/** Where on the site the page is; the German start page if even the root loader failed. */
export function useSite(): Site {
  return useRootData().site;
}

export function useRootData(): RootData {
  return useRouteLoaderData<RootData>("root") ?? FALLBACK;
}
