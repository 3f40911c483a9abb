import { byLanguage, DEFAULT_LANGUAGE } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { grouped } from "../people/access/typed-fields";
import { type PodcastForm, podcastFormFrom } from "./podcast-schema";
import { PODCAST_KEYS, type PodcastKey, type SectionKey, SECTION_TITLES } from "./podcast-section";
import { type FullSection, listFullSections, podcastSections, sectionAmong } from "./podcast-sections.server";
import { saveTextIn } from "./text-kind.server";
import { shownTexts, statesOfTexts, textLabel, textsOfForm } from "./podcast-texts";
import { translationStateOf } from "./text-state";
import type { TranslatableText, TextChange } from "./translatable-text";
import { byRecord, NOT_ACCEPTED, type TextSource } from "./translation-source.server";

/** The texts of the podcast page. */
export const podcastSource: TextSource = {
  prefixes: ["podcast"],
  async *list(source) {
    const sections = await listFullSections(source);
    yield PODCAST_KEYS.flatMap((key) => textsOfSection(sections, key));
  },
  problemIn: async (source, change, language) => {
    const section = await sectionFor(source, { key: sectionIn(change.key), language });
    return formWith(section, [change]) === null ? NOT_ACCEPTED : null;
  },
  put: async (tx, changes, { language, by }) => {
    for (const ofSection of byRecord(changes, sectionIn).values()) {
      const section = await sectionFor(tx, { key: sectionIn(ofSection[0]?.key ?? ""), language });
      const form = formWith(section, ofSection);
      if (form === null) throw new Error(`${section.key} does not take its texts`);
      await saveTextIn(tx, { kind: podcastSections, key: section }, { form, version: section.version, by });
    }
  },
};

function textsOfSection(sections: readonly FullSection[], key: PodcastKey): TranslatableText[] {
  const ofLanguage = byLanguage((language) => sectionAmong(sections, { key, language }));
  const texts = byLanguage((language) => shownTexts(ofLanguage[language]));
  const states = byLanguage((language) => statesOfTexts(ofLanguage[language], language === DEFAULT_LANGUAGE ? null : ofLanguage[DEFAULT_LANGUAGE]));
  const section = `Podcast-Seite, ${SECTION_TITLES[key]}`;
  return Object.keys(texts.de).map((name) => ({
    key: `podcast/${key}/${name}`,
    name: section,
    label: textLabel(name),
    place: `${section}, ${textLabel(name)}`,
    resource: "podcast_content",
    texts: byLanguage((language) => texts[language][name] ?? ""),
    states: byLanguage((language) => translationStateOf(states[language][name] ?? "builtIn")),
  }));
}

async function sectionFor(source: Reader, place: SectionKey): Promise<FullSection> {
  return sectionAmong(await listFullSections(source), place);
}

function sectionIn(textKey: string): PodcastKey {
  const [, word] = textKey.split("/");
  const key = PODCAST_KEYS.find((one) => one === word);
  if (key === undefined) throw new Error(`no text ${textKey}`);
  return key;
}

/** The section with these texts in it; null if its form would not take them. */
function formWith({ key, form }: FullSection, changes: readonly TextChange[]): PodcastForm | null {
  const typed = changes.map(({ key: textKey, value }) => [textKey.split("/")[2] ?? "", value] as const);
  return podcastFormFrom(key, grouped({ ...textsOfForm(form), ...Object.fromEntries(typed) }));
}
