import { legalTexts } from "./legal-texts.server";
import { sectionKind } from "./podcast-section";
import { readPodcastSection } from "./podcast-sections.server";
import { areaTexts, pageTexts } from "./site-texts.server";
import { textKeyOf, type TextRef } from "./text-kind";
import { findShownText, findText } from "./text-kind.server";

export async function findTextSubject({ resource, recordId }: TextRef) {
  if (resource === "podcast_content") {
    const key = textKeyOf(sectionKind, recordId);
    return key && { kind: "section" as const, stored: await readPodcastSection(key) };
  }
  if (resource === "legal") {
    const key = textKeyOf(legalTexts, recordId);
    return key && { kind: "legal" as const, stored: await findText(legalTexts, key), language: key.language };
  }
  const kind = resource === "pages" ? pageTexts : areaTexts;
  const key = textKeyOf(kind, recordId);
  return key && { kind: "text" as const, language: kind.languageOf(key), ...(await findShownText(kind, key)) };
}
