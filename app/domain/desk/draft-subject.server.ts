import type { Edits } from "../record/merge-edits";
import { findLegal } from "../texts/find-legal.server";
import { parseLegalText } from "../texts/legal-markdown.server";
import { findTextOf } from "../texts/text-rows.server";
import { readPodcastSection } from "../texts/podcast-content-admin.server";
import type { DraftPlace } from "../record/draft";
import { legalOf, sectionOf, textOf } from "../texts/text-draft-places";

/** What the form of a draft needs beside the values that it opens with; null for a place that no form has. */
export async function findSubject({ resource, recordId }: DraftPlace, values: Edits | null) {
  if (resource === "podcast_content") {
    const section = sectionOf(recordId);
    return section && { kind: "section" as const, section: await readPodcastSection(section) };
  }
  if (resource === "legal") {
    const place = legalOf(recordId);
    const text = values?.content_value;
    const preview = parseLegalText(typeof text === "string" ? text : "");
    return place && { kind: "legal" as const, stored: await findLegal(place), preview };
  }
  if (resource !== "pages" && resource !== "content") return { kind: "record" as const, resource };
  const text = textOf(resource, recordId);
  if (text === null) return null;
  const { word } = await findTextOf(text.place);
  return { kind: "word" as const, word, language: text.extent === "all" ? null : text.extent };
}
