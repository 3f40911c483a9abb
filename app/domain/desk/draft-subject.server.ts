import { legalKind } from "../texts/legal-text";
import { legalTexts } from "../texts/legal-texts.server";
import { sectionKind } from "../texts/podcast-section";
import { readPodcastSection } from "../texts/podcast-sections.server";
import { areaTextKind, pageTextKind } from "../texts/text-kinds";
import { areaTexts, pageTexts } from "../texts/site-texts.server";
import { textKeyOf } from "../texts/text-kind";
import { findShownText, findText } from "../texts/text-kind.server";
import type { DraftPlace } from "./draft";

/** What the form of a draft needs beside the values that it opens with; null for a place that no form has. */
export async function findSubject({ resource, recordId }: DraftPlace) {
  if (resource === "podcast_content") {
    const key = textKeyOf(sectionKind, recordId);
    return key && { kind: "section" as const, section: await readPodcastSection(key) };
  }
  if (resource === "legal") {
    const key = textKeyOf(legalKind, recordId);
    return key && { kind: "legal" as const, stored: await findText(legalTexts, key) };
  }
  if (resource !== "pages" && resource !== "content") return { kind: "record" as const, resource };
  const [kind, stored] = resource === "pages" ? [pageTextKind, pageTexts] : [areaTextKind, areaTexts];
  const key = textKeyOf(kind, recordId);
  if (key === null) return null;
  const { text } = (await findShownText(stored, key)).stored;
  return { kind: "text" as const, text, language: kind.languageOf(key) };
}
