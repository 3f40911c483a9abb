import type { Language } from "~/i18n/languages";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import type { EditedSection } from "./edited-section";
import { PODCAST_KEYS } from "./podcast-content";
import type { PodcastPlace } from "./podcast-section";
import { type FullSection, listFullSections, sectionAmong } from "./podcast-sections.server";
import { statesOfTexts } from "./podcast-texts";

/** The four sections in one language. */
export async function listPodcastSections(language: Language): Promise<EditedSection[]> {
  const sections = await listFullSections(read);
  return PODCAST_KEYS.map((key) => edited(sections, { key, language }));
}

/** One of them. */
export async function readPodcastSection(place: PodcastPlace): Promise<EditedSection> {
  return edited(await listFullSections(read), place);
}

/** How each text of the page stands in each language. */
export async function listEditedSections(): Promise<EditedSection[]> {
  const sections = await listFullSections(read);
  return sections.map((place) => edited(sections, place));
}

function edited(sections: readonly FullSection[], place: PodcastPlace): EditedSection {
  const { origins, ...section } = sectionAmong(sections, place);
  const german = place.language === DEFAULT_LANGUAGE ? null : sectionAmong(sections, { ...place, language: DEFAULT_LANGUAGE });
  return { ...section, states: statesOfTexts({ ...section, origins }, german) };
}
