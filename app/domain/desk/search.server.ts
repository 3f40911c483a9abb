import { withPatience } from "~/platform/patience.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import { can, type CurrentUser } from "../people/access/permissions";
import { findHits, type Hits, wordsOf } from "./find-hits";
import { SEARCHED_RESOURCES, type SearchedResource } from "./searched-resources";
import { searchSources } from "./search-sources.server";

export type ResourceHits = Hits & { resource: SearchedResource };

const SHOWN_OF_A_RESOURCE = 8;

/** Everything that this person may read and in which all words of the question stand; at most eight of a resource. */
export async function searchRecords(user: CurrentUser, question: string): Promise<ResourceHits[]> {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const resources = SEARCHED_RESOURCES.filter((resource) => can(user, "read", resource));
  const found = await withPatience(() => Promise.all(resources.map((resource) => searchIn(resource, words))), TIME_LIMITS.wholeTables);
  return found.filter(({ total }) => total > 0);
}

async function searchIn(resource: SearchedResource, words: readonly string[]): Promise<ResourceHits> {
  return { resource, ...(await findHits(searchSources[resource](), words, SHOWN_OF_A_RESOURCE)) };
}
