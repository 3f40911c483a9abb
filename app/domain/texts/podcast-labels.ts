import { byLanguage } from "~/i18n/languages";
import type { ListedText } from "./listed-text";
import type { TextState } from "./text-state";
import type { EditedSection } from "./podcast-texts";
import { PODCAST_KEYS, type SectionKey, SECTION_TITLES } from "./podcast-section";
import { textLabel } from "./podcast-texts";

/** The texts of the podcast page among all others. */
export function podcastTexts(sections: readonly EditedSection[], urlOf: ((place: SectionKey) => string) | null): ListedText[] {
  return PODCAST_KEYS.flatMap((key) => {
    const ofKey = sections.filter((section) => section.key === key);
    const names = Object.keys(ofKey[0]?.states ?? {});
    return names.map((name) => ({
      key: `podcast ${key} ${name}`,
      name: `Podcast-Seite, ${SECTION_TITLES[key]}, ${textLabel(name)}`,
      states: byLanguage((language) => stateIn(ofKey.find((section) => section.language === language), name)),
      urls: urlOf && byLanguage((language) => urlOf({ key, language })),
    }));
  });
}

function stateIn(section: EditedSection | undefined, name: string): TextState {
  return section?.states[name] ?? "builtIn";
}
