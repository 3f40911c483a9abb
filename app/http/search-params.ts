import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";

/** Which page of a long list is asked for: `?page=2`, counted from 1; what makes no sense is the first. */
export function pageNumber(request: Request): number {
  return pageIn(new URL(request.url).searchParams);
}

/** The same of a view that stands inside an address, or of one of several lists on a page. */
export function pageIn(search: URLSearchParams, list = "page"): number {
  const wanted = Number(search.get(list));
  return Number.isSafeInteger(wanted) && wanted > 1 ? wanted : 1;
}

/** A version that an address names; undefined for none. */
export function versionAt(request: Request, name: string): number | undefined {
  const version = new URL(request.url).searchParams.get(name) ?? "";
  return /^\d{1,9}$/.test(version) ? Number(version) : undefined;
}

/** The language of the texts that a screen of the administration shows: `?language=en`, else German. */
export function textLanguage(request: Request): Language {
  const wanted = new URL(request.url).searchParams.get("language") ?? "";
  return isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
}
