import { type ListedWord, byLanguage } from "./listed-word";
import type { WordState } from "./word-state";
import type { EditedSection } from "./edited-section";
import { PODCAST_KEYS } from "./podcast-content";
import { type PodcastPlace, SECTION_TITLES } from "./podcast-section";
import { textLabel } from "./podcast-texts";

/** The texts of the podcast page among all others. */
export function podcastWords(sections: readonly EditedSection[], urlOf: ((place: PodcastPlace) => string) | null): ListedWord[] {
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

function stateIn(section: EditedSection | undefined, name: string): WordState {
  return section?.states[name] ?? "builtIn";
}
