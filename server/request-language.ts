import { cookieValue } from "../app/http/cookies";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../app/i18n/languages";

/** The language of a path without prefix: cookie `preferred-language`, else primary Accept-Language, else German. */
export function chosenLanguage(headers: { cookie?: string; "accept-language"?: string }): Language {
  const chosen = cookieValue(headers.cookie, "preferred-language")?.toLowerCase() ?? "";
  if (isLanguage(chosen)) return chosen;
  const [primary = ""] = (headers["accept-language"] ?? "").trim().toLowerCase().split(/[-,;]/, 1);
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
}
