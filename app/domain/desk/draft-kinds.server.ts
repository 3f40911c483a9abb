import type { DraftKind } from "../record/draft-kind.server";
import { RECORDS } from "../resources.server";
import { draftsOfWords, legalDrafts, sectionDrafts } from "../texts/text-drafts.server";
import type { DraftResource } from "./draft";

const texts = { pages: draftsOfWords("pages"), content: draftsOfWords("content"), podcast_content: sectionDrafts, legal: legalDrafts };

/** How the drafts of a resource are compared with what is live, and published. */
export function draftKindOf(resource: DraftResource): DraftKind {
  return resource === "pages" || resource === "content" || resource === "podcast_content" || resource === "legal"
    ? texts[resource]
    : RECORDS[resource].drafts;
}
