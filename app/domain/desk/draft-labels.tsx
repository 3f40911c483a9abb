import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { paths } from "~/paths";
import { LEGAL_FIELDS } from "../texts/legal-fields";
import { conflictFields } from "../texts/text-screen";
import { editUrlOf, listUrlOf } from "../texts/text-links";
import { SECTION_FIELDS } from "../texts/podcast-fields";
import { RECORD_URLS, RESOURCE_LABELS_BY_NAME } from "../resource-labels";
import type { DraftPlace } from "../record/draft";
import type { DraftResource } from "./draft-nouns";
import { legalOf, sectionOf, textOf } from "../texts/text-draft-places";

type Fields = Readonly<Record<string, ConflictField>>;

/** What the drafts of a resource are called among others. */
export const DRAFT_LABELS: Record<DraftResource, string> = {
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
export function draftFields({ resource, recordId }: DraftPlace): Fields {
  if (resource === "podcast_content") return SECTION_FIELDS[sectionOf(recordId)?.key ?? "hero"];
  if (resource === "legal") return LEGAL_FIELDS;
  if (resource !== "pages" && resource !== "content") return RESOURCE_LABELS_BY_NAME[resource].fields;
  const extent = textOf(resource, recordId)?.extent;
  return conflictFields(extent === "all" ? undefined : extent);
}

/** The form of what is live, and the list that it stands in. */
export function liveUrls({ resource, recordId }: DraftPlace): { form: string; list: string } {
  if (resource === "podcast_content") {
    const list = paths.admin.podcastContent.list(sectionOf(recordId)?.language);
    return { form: list, list };
  }
  if (resource === "legal") {
    const { list, edit } = paths.admin.legal;
    const text = legalOf(recordId);
    return { form: text ? edit(text.page, text.language) : list, list };
  }
  if (resource !== "pages" && resource !== "content") return { form: RECORD_URLS[resource].edit(recordId), list: RECORD_URLS[resource].list() };
  const word = textOf(resource, recordId);
  if (word === null) return { form: paths.admin.pages, list: paths.admin.pages };
  const language = word.extent === "all" ? "de" : word.extent;
  return { form: editUrlOf(word.place, language), list: listUrlOf(word.place, language) };
}
