import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { findTranslations } from "../translations/save-translations.server";
import type { CrewEntry } from "./crew-entry";

type Source = Pick<Reader, "podcastCrew" | "translation">;

/** The entry with its texts in all languages; null for one that is not there. */
export async function findCrewEntry(id: string, source: Source = read): Promise<CrewEntry | null> {
  const row = await source.podcastCrew.findUnique({
    where: { id },
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
  if (row === null) return null;
  const texts = await findTranslations(source, { noun: "podcast_crew", recordId: id }, (textOf) => ({
    position: textOf("position"),
    bio: textOf("bio"),
  }));
  return { ...row, ...texts };
}
