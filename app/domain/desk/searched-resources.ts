import { type Resource, RESOURCE_NAMES } from "../people/access/permissions";

/** What is searched, in the order in which results are shown. Each is a resource that the person must be allowed to read. */
export const SEARCHED_RESOURCES = [
  ...RESOURCE_NAMES,
  "media",
  "messages",
  "pages",
  "content",
  "podcast_content",
  "users",
] as const satisfies readonly Resource[];

export type SearchedResource = (typeof SEARCHED_RESOURCES)[number];
