import type { Reader } from "~/platform/database-types";
import { findLegals } from "./find-legal.server";
import { legalFormFrom } from "./legal-schema";
import { legalName, legalRecord, type StoredLegal } from "./legal-text";
import { saveLegalIn } from "./save-legal.server";
import type { SiteText, TextKey } from "./text";
import { fullNameOfText, LANGUAGE_NAMES } from "./text-labels";
import { listTexts, listTextsIn } from "./text-rows.server";
import { recordOf, saveTextIn, versionOfText } from "./save-text.server";
import { type Extent, type TextForm, textFormOf } from "./text-schema";
import type { StoredSection } from "./edited-section";
import { placeName, type PodcastPlace } from "./podcast-section";
import { listFullSections, sectionAmong } from "./podcast-sections.server";
import { changedSection, savePodcastSectionIn } from "./save-podcast-section.server";
import type { Live } from "../record/draft";
import type { DraftKind } from "../record/draft-kind.server";
import { sectionFormFrom, textFormFrom } from "../desk/draft-forms";
import { legalOf, sectionOf, textOf } from "./text-draft-places";

/** Drafts of the texts of pages, and of fields of work. */
export function draftsOfSiteTexts(resource: "pages" | "content"): DraftKind {
  return {
    findAll: async (source, drafts) => {
      const wanted = placesIn(drafts, (id) => textOf(resource, id));
      const words = await textsAt(source, resource, wanted.map(({ place }) => place.place));
      return new Map(wanted.flatMap(({ id, place }) => words.filter((word) => isAt(word, place.place)).map((word) => [id, liveText(word, place.extent)])));
    },
    changesOf: (id) => {
      const word = textOf(resource, id);
      return word ? recordOf(word.place, word.extent) : { resource, recordId: id };
    },
    publish: async (tx, { id, values, version, by }) => {
      const [word, form] = [textOf(resource, id), textFormFrom(values)];
      const result = word && form && (await saveTextIn(tx, { ...word, form, version, by }));
      return word && result?.ok ? { ok: true, live: liveText(result.record, word.extent) } : { ok: false, reason: "unusable" };
    },
  };
}

/** Drafts of the sections of the podcast page. */
export const sectionDrafts: DraftKind = {
  findAll: async (source, drafts) => {
    const sections = await listFullSections(source);
    return new Map(placesIn(drafts, sectionOf).map(({ id, place }) => [id, liveSection(place, sectionAmong(sections, place))]));
  },
  changesOf: (id) => {
    const place = sectionOf(id);
    return place ? changedSection(place) : { resource: "podcast_content", recordId: id };
  },
  publish: async (tx, { id, values, version, by }) => {
    const place = sectionOf(id);
    const form = place && sectionFormFrom(place.key, values);
    const result = place && form && (await savePodcastSectionIn(tx, place, { form, version, by, how: "button" }));
    return place && result?.ok ? { ok: true, live: liveSection(place, result.record) } : { ok: false, reason: "unusable" };
  },
};

/** Drafts of the legal texts, each in one language. */
export const legalDrafts: DraftKind = {
  findAll: async (source, drafts) => {
    const texts = await findLegals(placesIn(drafts, legalOf).map(({ place }) => place), source);
    return new Map(texts.map((text) => [legalRecord(text).recordId, liveLegal(text)]));
  },
  changesOf: (id) => {
    const place = legalOf(id);
    return place ? legalRecord(place) : { resource: "legal", recordId: id };
  },
  publish: async (tx, { id, values, version, by }) => {
    const [place, form] = [legalOf(id), legalFormFrom(values)];
    const result = place && form && (await saveLegalIn(tx, place, { form, version, by }));
    return result?.ok ? { ok: true, live: liveLegal(result.record) } : { ok: false, reason: "unusable" };
  },
};

/** The drafts whose address is one of a text, with its place. */
function placesIn<Place>(drafts: readonly { recordId: string }[], placeOf: (id: string) => Place | null) {
  return drafts.flatMap(({ recordId: id }) => {
    const place = placeOf(id);
    return place === null ? [] : [{ id, place }];
  });
}

/** One query, for one text or for many. */
function textsAt(source: Reader, resource: "pages" | "content", places: readonly TextKey[]): Promise<SiteText[]> {
  const [place, ...more] = places;
  if (place === undefined) return Promise.resolve([]);
  return more.length === 0 ? listTexts(source, place.page) : listTextsIn(source, resource);
}

function isAt({ page, section }: TextKey, place: TextKey): boolean {
  return page === place.page && section === place.section;
}

function liveText(word: SiteText, extent: Extent): Live {
  const name = extent === "all" ? fullNameOfText(word) : `${fullNameOfText(word)} (${LANGUAGE_NAMES[extent]})`;
  return { title: name, version: versionOfText(word, extent), values: { ...textFormOf(word, extent) } satisfies TextForm };
}

function liveSection(place: PodcastPlace, { version, form }: StoredSection): Live {
  return { title: placeName(place), version, values: form };
}

function liveLegal(stored: StoredLegal): Live {
  return { title: legalName(stored), version: stored.version, values: stored.form };
}
