import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { splitPrefix } from "~/paths";
import { cookieValue } from "./cookies";

/** Not signed, because the front reads it as well. */
export const LANGUAGE_COOKIE = "preferred-language";

type Asking = { cookie?: string | null; "accept-language"?: string | null };

export function findLocale(path: string, headers: Asking): Language {
  return splitPrefix(path).prefix ?? chosenLanguage(headers);
}

export function chosenLanguage({ cookie, "accept-language": accepted }: Asking): Language {
  const chosen = cookieValue(cookie, LANGUAGE_COOKIE)?.toLowerCase() ?? "";
  if (isLanguage(chosen)) return chosen;
  const [primary = ""] = (accepted ?? "").trim().toLowerCase().split(/[-,;]/, 1);
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
}
