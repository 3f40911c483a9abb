import type { HistoryState } from "~/domain/record/history";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";

/** `?page=2`; answers 1 for invalid values. */
export function pageNumber(request: Request): number {
  return pageIn(new URL(request.url).searchParams);
}

/** `list` is the parameter's name, if a page has several lists. */
export function pageIn(search: URLSearchParams, list = "page"): number {
  const wanted = Number(search.get(list));
  return Number.isSafeInteger(wanted) && wanted > 1 ? wanted : 1;
}

export function versionAt(request: Request, name: string): number | undefined {
  const version = new URL(request.url).searchParams.get(name) ?? "";
  return /^\d{1,9}$/.test(version) ? Number(version) : undefined;
}

export function historyStateAt(request: Request, { changeId = "" }: { changeId?: string }): HistoryState {
  const side = new URL(request.url).searchParams.get("side");
  return { changeId, side: side === "before" ? side : "after" };
}

export function textLanguage(request: Request): Language {
  const wanted = new URL(request.url).searchParams.get("language") ?? "";
  return isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
}
