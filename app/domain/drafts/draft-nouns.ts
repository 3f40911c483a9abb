import type { Resource } from "../access/permissions";
import { RECORD_NOUNS } from "../records/record-nouns";

/** What can be kept as a draft: records, and words. */
export const DRAFT_NOUNS = [...RECORD_NOUNS, "pages", "content", "podcast_content", "legal"] as const;

export type DraftNoun = (typeof DRAFT_NOUNS)[number];

/** Whose rights count for the drafts of a noun: a legal text is a text of a page. */
export function resourceOf(noun: DraftNoun): Resource {
  return noun === "legal" ? "pages" : noun;
}

/** The noun that a word in an address means; null for none of these. */
export function draftNounFrom(word: string | undefined): DraftNoun | null {
  const wanted = word?.toLowerCase().replace("-", "_");
  return DRAFT_NOUNS.find((noun) => noun === wanted) ?? null;
}
