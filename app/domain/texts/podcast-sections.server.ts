import { dictionaryOf } from "~/i18n/i18n";
import type { Reader } from "~/platform/database-types";
import type { StoredSection } from "./edited-section";
import { PODCAST_KEYS } from "./podcast-content";
import { formOfRow, formOfSection } from "./podcast-schema";
import { type PodcastPlace, samePlace } from "./podcast-section";
import { originsFrom } from "./podcast-texts";
import { LANGUAGES } from "~/i18n/languages";

/** A section as it is stored, with the built-in texts of its language. */
export type FullSection = PodcastPlace & StoredSection & { builtIn: StoredSection["form"] };

/** All sections in all languages, with one question to the database. */
export async function listFullSections(source: Pick<Reader, "podcastContent">): Promise<FullSection[]> {
  const select = { key: true, language: true, content: true, version: true, updatedAt: true, builtInTexts: true, germanTexts: true } as const;
  const rows = await source.podcastContent.findMany({ select });
  const places = PODCAST_KEYS.flatMap((key) => LANGUAGES.map((language) => ({ key, language })));
  return places.map((place) => fullSection(place, rows.find((row) => samePlace(row, place)) ?? null));
}

type Row = { content: string; version: number; updatedAt: Date; builtInTexts: string; germanTexts: string };

function fullSection({ key, language }: PodcastPlace, row: Row | null): FullSection {
  return {
    ...{ key, language },
    form: formOfRow(key, row?.content ?? "{}"),
    builtIn: formOfSection(key, dictionaryOf(language).podcast.content),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    origins: originsFrom(row),
  };
}

/** One of them; in German also for who asks for another language. */
export function sectionAmong(sections: readonly FullSection[], place: PodcastPlace): FullSection {
  return sections.find((section) => samePlace(section, place)) ?? fullSection(place, null);
}
