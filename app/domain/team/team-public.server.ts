import type { Language } from "~/i18n/languages";
import { withPictures } from "../media/pictures.server";
import { findInLanguage, inLanguage, listShownRecords, takeAll } from "../record/public-records.server";
import type { ServiceArea } from "~/i18n/service-areas";
import { type MemberFilter, worksIn } from "./member-lists";
import type { ShownMember } from "./team";
import { hasRole, teamTable } from "./team.server";

/** The members that a page of the site shows, in its language and in their order. Four queries for any number, and in German two. */
export async function listShownMembers(filter: MemberFilter, language: Language, take = takeAll): Promise<ShownMember[]> {
  const members = take(await listActiveMembers(filter));
  return withPictures(await inLanguage(teamTable, members, language), ({ imageUrl }) => imageUrl, language);
}

/** Who works in a service area, in the order of staff, at most two rows of them. */
export async function listAreaMembers(area: ServiceArea, language: Language): Promise<ShownMember[]> {
  const members = (await listActiveMembers()).filter(({ services }) => worksIn(area, services));
  return withPictures(await inLanguage(teamTable, members.slice(0, MOST_OF_AN_AREA), language), ({ imageUrl }) => imageUrl, language);
}

const MOST_OF_AN_AREA = 6;

/** One member, for a preview: a list of one or of none. */
export async function findShownMember(id: string, language: Language): Promise<ShownMember[]> {
  return withPictures(await findInLanguage(teamTable, id, language), ({ imageUrl }) => imageUrl, language);
}

/** The members that are not deleted, in their order; with a filter those who have that role. */
export function listActiveMembers(filter?: MemberFilter) {
  return listShownRecords(teamTable, (member) => hasRole(member, filter));
}
