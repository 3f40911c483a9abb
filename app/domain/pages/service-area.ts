import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { SERVICE_AREA_KEYS, type ServiceArea } from "./content-texts";

export type ContentRow = { pageKey: string; contentKey: string; languageCode: string; contentValue: string };

/** A paragraph; `language` is "de" where the page has it in German only. */
export type AreaText = { text: string; language?: "de" };

export type ShownArea = { key: ServiceArea; title: string; subtitle: string; paragraphs: AreaText[] };

/** Texts that the dictionary does not have: they are shown where staff wrote them, in German if nowhere else. */
const FURTHER_TEXTS = ["hero_text", "services_intro", "cta_text"];

/** What a page in this language says about each field of work: staff's words first, then the dictionary's. */
export function serviceAreasFrom(rows: readonly ContentRow[], language: Language): ShownArea[] {
  const { items } = dictionaryOf(language).kino.areas;
  return SERVICE_AREA_KEYS.map((key) => {
    const ofArea = rows.filter(({ pageKey }) => pageKey === key);
    const own = (field: string) => textIn(ofArea, field, language);
    const further = FURTHER_TEXTS.map((field): AreaText => {
      const text = own(field);
      return text ? { text } : { text: textIn(ofArea, field, DEFAULT_LANGUAGE), language: "de" };
    });
    return {
      key,
      title: own("title") || items[key].title,
      subtitle: own("subtitle") || items[key].subtitle,
      paragraphs: [{ text: own("description") || items[key].description }, ...further].filter(({ text }) => text !== ""),
    };
  });
}

function textIn(rows: readonly ContentRow[], field: string, language: Language): string {
  const row = rows.find(({ contentKey, languageCode }) => contentKey === field && languageCode === language);
  return row?.contentValue.trim() ?? "";
}
