import type { Resource } from "../people/access/permissions";
import { RESOURCE_NAMES } from "../resources";

/** What can be kept as a draft: records, and words. */
export const DRAFT_RESOURCES = [...RESOURCE_NAMES, "pages", "content", "podcast_content", "legal"] as const;

export type DraftResource = (typeof DRAFT_RESOURCES)[number];

/** Whose rights count for the drafts of a resource: a legal text is a text of a page. */
export function permissionResourceOf(resource: DraftResource): Resource {
  return resource === "legal" ? "pages" : resource;
}

/** The resource that a word in an address means; null for none of these. */
export function draftResourceFrom(word: string | undefined): DraftResource | null {
  const wanted = word?.toLowerCase().replace("-", "_");
  return DRAFT_RESOURCES.find((resource) => resource === wanted) ?? null;
}
