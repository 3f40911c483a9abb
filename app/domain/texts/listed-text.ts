import { byLanguage, type Language } from "~/i18n/languages";
import type { SiteText } from "./text";
import { fullNameOfText } from "./text-labels";
import { type TextState, textStateOf } from "./text-state";
import { type EditedSection, textLabel } from "./podcast-texts";
import { PODCAST_KEYS, SECTION_TITLES, type SectionKey } from "./podcast-section";

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

export function podcastTexts(sections: readonly EditedSection[], urlOf: ((place: SectionKey) => string) | null): ListedText[] {
  return PODCAST_KEYS.flatMap((key) => {
    const ofKey = sections.filter((section) => section.key === key);
    const names = Object.keys(ofKey[0]?.states ?? {});
    return names.map((name) => ({
      key: `podcast ${key} ${name}`,
      name: `Podcast-Seite, ${SECTION_TITLES[key]}, ${textLabel(name)}`,
      states: byLanguage((language) => ofKey.find((section) => section.language === language)?.states[name] ?? "builtIn"),
      urls: urlOf && byLanguage((language) => urlOf({ key, language })),
    }));
  });
}
