import { isLanguage, type Language } from "~/i18n/languages";
import { isPageKey } from "~/i18n/page-labels";
import type { WordPlace } from "./word";

/** A text in one language. */
type WordInLanguage = { place: WordPlace; language: Language };

/** Names a text in one language where only one word can: in the hits of a search. */
export function wordId({ page, section }: WordPlace, language: Language): string {
  return [page, section, language].join(" ");
}

export function wordOfId(id: string): WordInLanguage | null {
  const [page = "", section = "", language = ""] = id.split(" ");
  return isPageKey(page) && isLanguage(language) ? { place: { page, section }, language } : null;
}
