import { can, type CurrentUser } from "../access/permissions";
import { findHits, type Hits, wordsOf } from "./find-hits";
import { SEARCH_NOUNS, type SearchNoun } from "./search-noun";
import { searchSources } from "./search-sources.server";

export type NounHits = Hits & { noun: SearchNoun };

const SHOWN_OF_A_NOUN = 8;

/** Everything that this person may read and in which all words of the question stand; at most eight of a noun. */
export async function searchRecords(user: CurrentUser, question: string): Promise<NounHits[]> {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const nouns = SEARCH_NOUNS.filter((noun) => can(user, "read", noun));
  const found = await Promise.all(nouns.map((noun) => searchIn(noun, words)));
  return found.filter(({ total }) => total > 0);
}

async function searchIn(noun: SearchNoun, words: readonly string[]): Promise<NounHits> {
  return { noun, ...findHits(await searchSources[noun](), words, SHOWN_OF_A_NOUN) };
}
