import type { Edits } from "../changes/merge-edits";
import { findLegal } from "../legal/find-legal.server";
import { parseLegalText } from "../legal/legal-markdown.server";
import { findWordOf } from "../pages/word-rows.server";
import { readPodcastSection } from "../podcast/podcast-content-admin.server";
import type { DraftPlace } from "./draft";
import { legalOf, sectionOf, wordOf } from "./word-drafts";

/** What the form of a draft needs beside the values that it opens with; null for a place that no form has. */
export async function findSubject({ noun, recordId }: DraftPlace, values: Edits | null) {
  if (noun === "podcast_content") {
    const section = sectionOf(recordId);
    return section && { kind: "section" as const, section: await readPodcastSection(section) };
  }
  if (noun === "legal") {
    const place = legalOf(recordId);
    const text = values?.content_value;
    const preview = parseLegalText(typeof text === "string" ? text : "");
    return place && { kind: "legal" as const, stored: await findLegal(place), preview };
  }
  if (noun !== "pages" && noun !== "content") return { kind: "record" as const, noun };
  const text = wordOf(noun, recordId);
  if (text === null) return null;
  const { word } = await findWordOf(text.place);
  return { kind: "word" as const, word, language: text.extent === "all" ? null : text.extent };
}
