import type { Resource } from "./people/access/permissions";
import type { TranslatedResource } from "./record/translation";

/** The resources whose records can come back from the bin. */
export const RESOURCE_NAMES = ["team", "sponsors", "projects", "services", "podcast_crew"] as const satisfies readonly TranslatedResource[];

/** The resources whose records have texts in three languages: also what is seen on a picture. */
export const TRANSLATED_RESOURCES = [...RESOURCE_NAMES, "media"] as const satisfies readonly TranslatedResource[];

/** Everything that keeps a history of its own. */
export const HISTORY_RESOURCES = [...TRANSLATED_RESOURCES, "settings", "messages"] as const satisfies readonly Resource[];

export type ResourceName = (typeof RESOURCE_NAMES)[number];

export type HistoryResource = (typeof HISTORY_RESOURCES)[number];

/** The resource that a word in an address means; null for none of these. */
export function resourceNameFrom(word: string | undefined): ResourceName | null {
  return resourceFrom(RESOURCE_NAMES, word);
}

export function translatedResourceFrom(word: string | undefined): TranslatedResource | null {
  return resourceFrom(TRANSLATED_RESOURCES, word);
}

export function historyResourceFrom(word: string | undefined): HistoryResource | null {
  return resourceFrom(HISTORY_RESOURCES, word);
}

function resourceFrom<Resource extends string>(resources: readonly Resource[], word: string | undefined): Resource | null {
  const wanted = word?.toLowerCase().replace("podcast-crew", "podcast_crew");
  return resources.find((resource) => resource === wanted) ?? null;
}
