import { isLanguage, type Language } from "~/i18n/languages";
import { isPageKey } from "~/i18n/page-labels";
import type { TextKey } from "./text";

/** A text in one language. */
type TextInLanguage = { key: TextKey; language: Language };

/** Names a text in one language where only one word can: in the hits of a search. */
export function textId({ page, section }: TextKey, language: Language): string {
  return [page, section, language].join(" ");
}

export function textOfId(id: string): TextInLanguage | null {
  const [page = "", section = "", language = ""] = id.split(" ");
  return isPageKey(page) && isLanguage(language) ? { key: { page, section }, language } : null;
}
