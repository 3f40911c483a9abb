import { byLanguage, type Language } from "~/i18n/languages";
import type { SiteText } from "./text";
import { fullNameOfText } from "./text-labels";
import { type TextState, textStateOf } from "./text-state";

/** A text in the overview of all of them. `urls` are its forms; null for who may not change it. */
export type ListedText = {
  key: string;
  name: string;
  states: Record<Language, TextState>;
  urls: Record<Language, string> | null;
};

export function listedText(text: SiteText, urls: ListedText["urls"]): ListedText {
  const key = `${text.page} ${text.section}`;
  return { key, name: fullNameOfText(text), states: byLanguage((language) => textStateOf(text, language)), urls };
}
