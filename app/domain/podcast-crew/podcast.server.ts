import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { draftsShown, newDrafts } from "../record/shown-drafts.server";
import { picturesOf } from "../media/pictures.server";
import { listActiveMembers } from "../team/members.server";
import { TRANSLATED_FIELDS as MEMBER_FIELDS } from "../team/member";
import { germanTextsOf, translated } from "../record/translation";
import { listTranslations } from "../record/translations.server";
import { TRANSLATED_FIELDS as CREW_FIELDS } from "./crew-entry";
import { type CrewMember, oneCrew, type ShownCrewMember } from "./crew-member";
import { PODCAST_KEYS, type PodcastContent, podcastContentFrom, type PodcastRow } from "../texts/podcast-content";
import { contentOf } from "../texts/podcast-schema";
import { withRetries } from "./retries";
import { columnsOf } from "./stored-entry";

/** The page's texts in a language: what staff saved, else the dictionary's. */
export async function findPodcastContent(language: Language): Promise<PodcastContent> {
  const rows = await read.podcastContent.findMany({ where: { language }, select: { key: true, content: true } });
  return podcastContentFrom(withDrafts(rows, language), dictionaryOf(language).podcast.content);
}

/** Of two rows of one key the later one counts. */
function withDrafts(rows: readonly PodcastRow[], language: Language): PodcastRow[] {
  const drafts = draftsShown("podcast_content");
  const drafted = PODCAST_KEYS.flatMap((key) => {
    const draft = drafts.get(`${key}.${language}`);
    return draft ? [{ key, content: contentOf(draft) }] : [];
  });
  return [...rows, ...drafted];
}

/** Active team members with the service podcast, then the podcast crew's own entries. Tries again when reading fails. */
export function listCrew(language: Language): Promise<ShownCrewMember[]> {
  return withRetries(async () => {
    const [members, entries] = await Promise.all([listPodcastMembers(language), listCrewEntries(language)]);
    const crew = oneCrew(members, entries);
    const pictures = await picturesOf(crew.map(({ imageUrl }) => imageUrl), language);
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

async function readCrewEntries() {
  const rows = await read.podcastCrew.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true, position: true, bio: true, imageUrl: true, email: true, linkedinUrl: true },
  });
  const entries = rows.map((row) => {
    const draft = draftsShown("podcast_crew").get(row.id);
    return draft ? { ...row, ...columnsOf(draft) } : row;
  });
  return [...entries, ...newDrafts("podcast_crew", rows).map(({ id, form }) => ({ id, ...columnsOf(form) }))];
}
