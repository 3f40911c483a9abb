import { PODCAST_KEYS } from "~/domain/texts/text-kinds";
import { formOfSection, textsOfForm } from "~/domain/texts/podcast-schema";
import { companyFrom, USUAL_FACTS } from "~/i18n/company";
import { de } from "~/i18n/dictionaries/de";
import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, LANGUAGES } from "~/i18n/languages";
import { pageTextsOf } from "~/i18n/page-texts";

// The editable texts start as those of the dictionaries, so that both agree.

/** Pages specified in German only; other languages use their dictionary until staff translate them. */
const GERMAN_PAGES: readonly string[] = ["moderatoren", "services/podcast"];

/** A company with another name and other opening hours. */
const another = companyFrom({ ...USUAL_FACTS, name: "", venue: "", first_day: "", opens: "" });

export const defaultPageContent = LANGUAGES.flatMap((languageCode) => {
  const saidByAnother = pageTextsOf(dictionaryOf(languageCode, another));
  return pageTextsOf(dictionaryOf(languageCode))
    .map((text, sortOrder) => ({ ...text, languageCode, sortOrder }))
    // a text that contains facts about the company follows their changes only if it is not stored
    .filter(({ value, sortOrder }) => value === saidByAnother[sortOrder]?.value)
    .filter(({ pageKey }) => languageCode === DEFAULT_LANGUAGE || !GERMAN_PAGES.includes(pageKey))
    .map(({ pageKey, sectionKey, value, sortOrder }) => ({
      id: `${pageKey}.${sectionKey}.${languageCode}`,
      pageKey,
      sectionKey,
      languageCode,
      contentValue: value,
      builtInText: value,
      sortOrder,
    }));
});

/** Title, subtitle and description of the five service areas in three languages: 45 rows. */
export const defaultContent = LANGUAGES.flatMap((languageCode) =>
  Object.entries(dictionaryOf(languageCode).kino.areas.items).flatMap(([pageKey, texts]) =>
    Object.entries(texts).map(([contentKey, contentValue]) => ({
      id: `${pageKey}.${contentKey}.${languageCode}`,
      pageKey,
      contentKey,
      languageCode,
      contentValue,
      builtInText: contentValue,
    })),
  ),
);

/** Specified in German only. */
export const defaultPodcastContent = PODCAST_KEYS.map((key) => ({
  id: `podcast.${key}.${DEFAULT_LANGUAGE}`,
  key,
  title: de.podcast.content[key].title,
  content: JSON.stringify(de.podcast.content[key]),
  builtInTexts: JSON.stringify(textsOfForm(formOfSection(key, de.podcast.content))),
  language: DEFAULT_LANGUAGE,
}));

export const defaultSettings = [
  { key: "maintenance_popup_enabled", value: "false" },
  { key: "maintenance_popup_title", value: de.maintenance.title },
  { key: "maintenance_popup_message", value: de.maintenance.message },
  { key: "maintenance_popup_button_text", value: de.maintenance.button },
];
