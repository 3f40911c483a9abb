import type { ConflictField } from "~/ui/admin/clash-fieldset";
import { paths } from "~/paths";
import { LEGAL_FIELDS } from "../legal/legal-fields";
import { conflictFields } from "../pages/word-screen";
import { editUrlOf, listUrlOf } from "../pages/word-links";
import { SECTION_FIELDS } from "../podcast/podcast-fields";
import { RECORD_URLS, RECORD_WORDS } from "../records/all-words";
import type { DraftPlace } from "./draft";
import type { DraftNoun } from "./draft-nouns";
import { legalOf, sectionOf, wordOf } from "./word-drafts";

type Fields = Readonly<Record<string, ConflictField>>;

/** What the drafts of a noun are called among others. */
export const DRAFT_LABELS: Record<DraftNoun, string> = {
  team: "Team",
  sponsors: "Sponsoren",
  projects: "Projekte",
  services: "Services",
  podcast_crew: "Podcast-Crew",
  pages: "Seiten",
  content: "Inhalte",
  podcast_content: "Podcast-Inhalte",
  legal: "Rechtstexte",
};

/** What the fields of a draft are called, and how they look. */
export function draftFields({ noun, recordId }: DraftPlace): Fields {
  if (noun === "podcast_content") return SECTION_FIELDS[sectionOf(recordId)?.key ?? "hero"];
  if (noun === "legal") return LEGAL_FIELDS;
  if (noun !== "pages" && noun !== "content") return RECORD_WORDS[noun].fields;
  const extent = wordOf(noun, recordId)?.extent;
  return conflictFields(extent === "all" ? undefined : extent);
}

/** The form of what is live, and the list that it stands in. */
export function liveUrls({ noun, recordId }: DraftPlace): { form: string; list: string } {
  if (noun === "podcast_content") {
    const list = paths.admin.podcastContent.list(sectionOf(recordId)?.language);
    return { form: list, list };
  }
  if (noun === "legal") {
    const { list, edit } = paths.admin.legal;
    const text = legalOf(recordId);
    return { form: text ? edit(text.page, text.language) : list, list };
  }
  if (noun !== "pages" && noun !== "content") return { form: RECORD_URLS[noun].edit(recordId), list: RECORD_URLS[noun].list() };
  const word = wordOf(noun, recordId);
  if (word === null) return { form: paths.admin.pages, list: paths.admin.pages };
  const language = word.extent === "all" ? "de" : word.extent;
  return { form: editUrlOf(word.place, language), list: listUrlOf(word.place, language) };
}
