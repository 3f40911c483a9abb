import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { type PodcastContent, podcastContentFrom, type PodcastRow } from "./podcast-content";
import { contentOf, podcastFormFrom } from "./podcast-schema";
import { PODCAST_KEYS, sectionKind } from "./podcast-section";
import { shownDraftOf } from "./text-kind.server";

/** The page's texts in a language: what staff saved, else the dictionary's. */
export async function findPodcastContent(language: Language): Promise<PodcastContent> {
  return podcastContentFrom(withDrafts(await sectionRows(language), language), dictionaryOf(language).podcast.content);
}

const sectionRows = slice("podcast sections", async (language: Language): Promise<readonly PodcastRow[]> =>
  read.podcastContent.findMany({ where: { language }, select: { key: true, content: true }, orderBy: { key: "asc" } }),
);

/** Of two rows of one key the later one counts. */
function withDrafts(rows: readonly PodcastRow[], language: Language): PodcastRow[] {
  const drafted = PODCAST_KEYS.flatMap((key) => {
    const form = podcastFormFrom(key, shownDraftOf(sectionKind, { key, language }));
    return form === null ? [] : [{ key, content: contentOf(form) }];
  });
  return [...rows, ...drafted];
}
