import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { splitPrefix } from "~/paths";
import { cookieValue } from "./cookies";

/** A plain code, so that the front can read it too. */
export const LANGUAGE_COOKIE = "preferred-language";

type Asking = { cookie?: string | null; "accept-language"?: string | null };

/** The prefix of the path, else what was chosen, else what the browser prefers, else German. */
export function findLocale(path: string, headers: Asking): Language {
  return splitPrefix(path).prefix ?? chosenLanguage(headers);
}

/** For a path without prefix: the cookie, else the primary Accept-Language, else German. */
export function chosenLanguage({ cookie, "accept-language": accepted }: Asking): Language {
  const chosen = cookieValue(cookie, LANGUAGE_COOKIE)?.toLowerCase() ?? "";
  if (isLanguage(chosen)) return chosen;
  const [primary = ""] = (accepted ?? "").trim().toLowerCase().split(/[-,;]/, 1);
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
}
