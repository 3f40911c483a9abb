import type { Language } from "~/i18n/languages";
import { withPictures } from "../media/pictures.server";
import { findInLanguage, inLanguage, listShownRecords, takeAll } from "../record/public-records.server";
import { listActiveMembers } from "../team/team-public.server";
import { teamTable } from "../team/team.server";
import { oneCrew, type ShownCrewMember } from "./podcast-crew";
import { crewTable } from "./podcast-crew.server";

/** Active team members with the service podcast, then the podcast crew's own entries. */
export async function listCrew(language: Language, take = takeAll): Promise<ShownCrewMember[]> {
  const [members, entries] = await Promise.all([listPodcastMembers(language), listCrewEntries(language)]);
  return withPictures(take(oneCrew(members, entries)), ({ imageUrl }) => imageUrl, language);
}

/** One of the crew's own entries, for a preview: a list of one or of none. */
export async function findShownEntry(id: string, language: Language): Promise<ShownCrewMember[]> {
  return withPictures(await findInLanguage(crewTable, id, language), ({ imageUrl }) => imageUrl, language);
}

async function listPodcastMembers(language: Language) {
  const members = await listActiveMembers();
  return inLanguage(teamTable, members.filter(({ services }) => services.includes("podcast")), language);
}

async function listCrewEntries(language: Language) {
  return inLanguage(crewTable, await listShownRecords(crewTable), language);
}
