import { isServiceArea } from "~/i18n/service-areas";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { type LegalPlace, legalPlaceFrom } from "./legal-page";
import { legalRecord } from "./legal-text";
import type { TextKey } from "./text";
import { placeAt, slugOfPage } from "./text-labels";
import type { Extent } from "./text-schema";
import { type PodcastPlace, podcastPlaceFrom } from "./podcast-section";
import type { DraftPlace } from "../record/draft";

export type TextExtent = { place: TextKey; extent: Extent };

/** Where the draft of a text lies: of a page in all languages, of a field of work in one. */
export function draftPlaceOfText({ page, section }: TextKey, language: Language): DraftPlace {
  if (isServiceArea(page)) return { resource: "content", recordId: `${page}.${section}.${language}` };
  return { resource: "pages", recordId: `${slugOfPage(page)}.${section}` };
}

/**
 * The text that such a draft is of; null for none.
 * why the comparison, here and below: an address may say the same in capitals, or say more, and it would get a second draft
 */
export function textOf(resource: "pages" | "content", recordId: string): TextExtent | null {
  const [page = "", section = "", code = ""] = recordId.split(".");
  const [place, language] = [placeAt(resource, page, section), resource === "pages" ? DEFAULT_LANGUAGE : code];
  if (place === null || !isLanguage(language) || draftPlaceOfText(place, language).recordId !== recordId) return null;
  return { place, extent: resource === "pages" ? "all" : language };
}

export function draftPlaceOfSection({ key, language }: PodcastPlace): DraftPlace {
  return { resource: "podcast_content", recordId: `${key}.${language}` };
}

export function sectionOf(recordId: string): PodcastPlace | null {
  const [key = "", language = ""] = recordId.split(".");
  const place = podcastPlaceFrom({ key, language });
  return place && draftPlaceOfSection(place).recordId === recordId ? place : null;
}

export function legalOf(recordId: string): LegalPlace | null {
  const [page, language] = recordId.split(".");
  const place = legalPlaceFrom({ page, language });
  return place && legalRecord(place).recordId === recordId ? place : null;
}
