import { legalTexts } from "./legal-texts.server";
import { podcastSections } from "./podcast-sections.server";
import { areaTexts, pageTexts } from "./site-texts.server";
import type { TextResource } from "./text-kind";
import { type TextOperations, textOperationsOf } from "./text-operations.server";

/** How the texts of each kind are set back, compared with their drafts and published. */
export const TEXTS: Record<TextResource, TextOperations> = {
  pages: textOperationsOf(pageTexts),
  content: textOperationsOf(areaTexts),
  podcast_content: textOperationsOf(podcastSections),
  legal: textOperationsOf(legalTexts),
};
