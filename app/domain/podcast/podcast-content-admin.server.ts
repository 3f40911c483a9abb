import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";

/** What staff saved for the podcast page in a language, as it is stored. */
export function listPodcastTexts(language: Language) {
  return read.podcastContent.findMany({
    where: { language },
    select: { key: true, title: true, content: true, updatedAt: true },
  });
}
