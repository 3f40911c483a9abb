import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";

/** The language of the texts that a screen of the administration shows: `?language=en`, else German. */
export function textLanguage(request: Request): Language {
  const wanted = new URL(request.url).searchParams.get("language") ?? "";
  return isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
}
