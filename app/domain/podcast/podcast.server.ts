import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { picturesOf } from "../media/pictures.server";
import { listActiveMembers } from "../team/members.server";
import { TRANSLATED_FIELDS as MEMBER_FIELDS } from "../team/member";
import { germanTextsOf, translated } from "../translations/translation";
import { listTranslations } from "../translations/translations.server";
import { TRANSLATED_FIELDS as CREW_FIELDS } from "./crew-entry";
import { type CrewMember, oneCrew, type ShownCrewMember } from "./crew-member";
import { type PodcastContent, podcastContentFrom } from "./podcast-content";
import { withRetries } from "./retries";

/** The page's texts in a language: what staff saved, else the dictionary's. */
export async function findPodcastContent(language: Language): Promise<PodcastContent> {
  const rows = await read.podcastContent.findMany({ where: { language }, select: { key: true, content: true } });
  return podcastContentFrom(rows, dictionaryOf(language).podcast.content);
}

/** Active team members with the service podcast, then the podcast crew's own entries. Tries again when reading fails. */
export function listCrew(language: Language): Promise<ShownCrewMember[]> {
  return withRetries(async () => {
    const [members, entries] = await Promise.all([listPodcastMembers(language), listCrewEntries(language)]);
    const crew = oneCrew(members, entries);
    const pictures = await picturesOf(crew.map(({ imageUrl }) => imageUrl));
    return crew.map((person) => ({ ...person, picture: (person.imageUrl && pictures.get(person.imageUrl)) || null }));
  });
}

async function listPodcastMembers(language: Language): Promise<CrewMember[]> {
  const [members, translations] = await Promise.all([listActiveMembers(), listTranslations("team", language)]);
  return members
    .filter(({ services }) => services.includes("podcast"))
    .map((member) => translated(member, translations, MEMBER_FIELDS))
    .map(({ id, name, position, bio, imageUrl, email, linkedinUrl }) => ({
      ...{ id, name, position, bio, imageUrl, email, linkedinUrl },
      germanTexts: germanTextsOf({ id }, translations, { fields: MEMBER_FIELDS, language }),
    }));
}

async function listCrewEntries(language: Language): Promise<CrewMember[]> {
  const [entries, translations] = await Promise.all([readCrewEntries(), listTranslations("podcast_crew", language)]);
  return entries.map((entry) => ({
    ...translated(entry, translations, CREW_FIELDS),
    germanTexts: germanTextsOf(entry, translations, { fields: CREW_FIELDS, language }),
  }));
}

function readCrewEntries() {
  return read.podcastCrew.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true, position: true, bio: true, imageUrl: true, email: true, linkedinUrl: true },
  });
}
