import type { Reader } from "~/platform/database-types";
import { findLegals } from "../legal/find-legal.server";
import { legalFormFrom } from "../legal/legal-schema";
import { legalName, legalRecord, type StoredLegal } from "../legal/legal-text";
import { saveLegalIn } from "../legal/save-legal.server";
import type { Word, WordPlace } from "../pages/word";
import { fullNameOfWord, LANGUAGE_NAMES } from "../pages/word-names";
import { listWords, listWordsIn } from "../pages/word-rows.server";
import { recordOf, saveWordIn, versionOfWord } from "../pages/save-word.server";
import { type Extent, type WordForm, wordFormOf } from "../pages/word-schema";
import type { StoredSection } from "../podcast/edited-section";
import { placeName, type PodcastPlace } from "../podcast/podcast-section";
import { listFullSections, sectionAmong } from "../podcast/podcast-sections.server";
import { changedSection, savePodcastSectionIn } from "../podcast/save-podcast-section.server";
import type { Live } from "./draft";
import type { DraftKind } from "./draft-kind.server";
import { sectionFormFrom, wordFormFrom } from "./draft-forms";
import { legalOf, sectionOf, wordOf } from "./word-drafts";

/** Drafts of the texts of pages, and of fields of work. */
export function draftsOfWords(noun: "pages" | "content"): DraftKind {
  return {
    findAll: async (source, drafts) => {
      const wanted = placesIn(drafts, (id) => wordOf(noun, id));
      const words = await wordsAt(source, noun, wanted.map(({ place }) => place.place));
      return new Map(wanted.flatMap(({ id, place }) => words.filter((word) => isAt(word, place.place)).map((word) => [id, liveWord(word, place.extent)])));
    },
    changesOf: (id) => {
      const word = wordOf(noun, id);
      return word ? recordOf(word.place, word.extent) : { noun, recordId: id };
    },
    publish: async (tx, { id, values, version, by }) => {
      const [word, form] = [wordOf(noun, id), wordFormFrom(values)];
      const result = word && form && (await saveWordIn(tx, { ...word, form, version, by }));
      return word && result?.ok ? { ok: true, live: liveWord(result.record, word.extent) } : { ok: false, reason: "unusable" };
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
    return place ? changedSection(place) : { noun: "podcast_content", recordId: id };
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
    return place ? legalRecord(place) : { noun: "legal", recordId: id };
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
function wordsAt(source: Reader, noun: "pages" | "content", places: readonly WordPlace[]): Promise<Word[]> {
  const [place, ...more] = places;
  if (place === undefined) return Promise.resolve([]);
  return more.length === 0 ? listWords(source, place.page) : listWordsIn(source, noun);
}

function isAt({ page, section }: WordPlace, place: WordPlace): boolean {
  return page === place.page && section === place.section;
}

function liveWord(word: Word, extent: Extent): Live {
  const name = extent === "all" ? fullNameOfWord(word) : `${fullNameOfWord(word)} (${LANGUAGE_NAMES[extent]})`;
  return { title: name, version: versionOfWord(word, extent), values: { ...wordFormOf(word, extent) } satisfies WordForm };
}

function liveSection(place: PodcastPlace, { version, form }: StoredSection): Live {
  return { title: placeName(place), version, values: form };
}

function liveLegal(stored: StoredLegal): Live {
  return { title: legalName(stored), version: stored.version, values: stored.form };
}
