import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { GermanOnly } from "~/ui/site/german-only";
import { languageOfText } from "./translations";

type Translated = { germanTexts: readonly string[] };

type Props<Item> = {
  items: readonly Item[];
  /** The columns that the item's card shows. */
  textsOf: (item: Item) => readonly (keyof Item & string)[];
  language: Language;
};

/** One line for the whole list, if a card shows a German text in another language. */
export function GermanNote<Item extends Translated>({ items, textsOf, language }: Props<Item>) {
  const isGerman = items.some((item) => textsOf(item).some((text) => item[text] !== "" && languageOfText(item, text) === "de"));
  if (!isGerman) return null;
  return <GermanOnly language={language}>{dictionaryOf(language).frame.someGermanOnly}</GermanOnly>;
}
