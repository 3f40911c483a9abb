import { read } from "~/platform/database.server";
import type { Language } from "~/i18n/languages";
import { findShownRecord, inLanguage, listShownRecords, operationsOf, takeAll } from "../record/record-operations.server";
import { tableOf } from "../record/resource-table.server";
import { withPictures, withThumbnails } from "../media/pictures.server";
import { idsOf, type Listing, pageOf } from "../record/list-pages";
import { listActiveMembers, teamTable } from "../team/team.server";
import { bioPreviewOf, oneCrew, podcastCrew, type ShownCrewMember } from "./podcast-crew";

const crewTable = tableOf(podcastCrew, {
  model: "podcastCrew",
  present: {},
  orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  removal: "erases",
  page: () => "podcast",
});

export const crewRecords = operationsOf(crewTable);

export async function listCrewForAdmin(wanted: Listing) {
  const { page, pageCount, skip, take } = pageOf(wanted.page, await read.podcastCrew.count());
  const rows = await read.podcastCrew.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { id: true, name: true, position: true, bio: true, email: true, linkedinUrl: true, imageUrl: true, createdAt: true },
    skip,
    take,
  });
  const entries = (await withThumbnails(rows, "imageUrl")).map(({ bio, ...row }) => ({ ...row, bioPreview: bioPreviewOf(bio) }));
  return { resource: "podcast_crew" as const, filter: undefined, ids: idsOf(rows), entries, page, pageCount };
}

export async function listCrew(language: Language, take = takeAll): Promise<ShownCrewMember[]> {
  const [members, entries] = await Promise.all([listPodcastMembers(language), listCrewEntries(language)]);
  return withPictures(take(oneCrew(members, entries)), ({ imageUrl }) => imageUrl, language);
}

export async function findShownEntry(id: string, language: Language): Promise<ShownCrewMember[]> {
  return withPictures(await inLanguage(crewTable, await findShownRecord(crewTable, id), language), ({ imageUrl }) => imageUrl, language);
}

async function listPodcastMembers(language: Language) {
  const members = await listActiveMembers();
  return inLanguage(teamTable, members.filter(({ services }) => services.includes("podcast")), language);
}

async function listCrewEntries(language: Language) {
  return inLanguage(crewTable, await listShownRecords(crewTable), language);
}
