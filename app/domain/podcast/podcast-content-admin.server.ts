import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import type { EditedSection } from "./edited-section";
import { PODCAST_KEYS } from "./podcast-content";
import { formOfRow, formOfSection } from "./podcast-schema";
import type { PodcastPlace } from "./podcast-section";

/** The four sections in one language. */
export async function listPodcastSections(language: Language): Promise<EditedSection[]> {
  const rows = await read.podcastContent.findMany({
    where: { language },
    select: { key: true, content: true, version: true, updatedAt: true },
  });
  const usual = dictionaryOf(language).podcast.content;
  return PODCAST_KEYS.map((key) => {
    const row = rows.find((one) => one.key === key);
    const form = formOfRow(key, row?.content ?? "{}");
    const [version, updatedAt] = [row?.version ?? 0, row?.updatedAt ?? null];
    return { key, language, form, version, updatedAt, builtIn: formOfSection(key, usual) };
  });
}

/** One of them. */
export async function readPodcastSection({ key, language }: PodcastPlace): Promise<EditedSection> {
  const section = (await listPodcastSections(language)).find((one) => one.key === key);
  if (section === undefined) throw new Error(`no section ${key}`);
  return section;
}
