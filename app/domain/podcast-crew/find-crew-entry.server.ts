import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { findAllTranslations } from "../record/save-translations.server";
import type { CrewEntry } from "./crew-entry";

type Source = Pick<Reader, "podcastCrew" | "translation">;

/** The entry with its texts in all languages; null for one that is not there. */
export async function findCrewEntry(id: string, source: Source = read): Promise<CrewEntry | null> {
  const [entry = null] = await findCrewEntries([id], source);
  return entry;
}

/** Those of several that are there. Two queries for any number. */
export async function findCrewEntries(ids: readonly string[], source: Source): Promise<CrewEntry[]> {
  const rows = await source.podcastCrew.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      version: true,
      name: true,
      position: true,
      bio: true,
      email: true,
      linkedinUrl: true,
      imageUrl: true,
    },
  });
  if (rows.length === 0) return [];
  const textsOf = await findAllTranslations(source, { resource: "podcast_crew", recordIds: ids }, (textOf) => ({
    position: textOf("position"),
    bio: textOf("bio"),
  }));
  return rows.map((row) => ({ ...row, ...textsOf(row.id) }));
}
