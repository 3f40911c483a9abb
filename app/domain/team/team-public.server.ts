import type { Language } from "~/i18n/languages";
import { withPictures } from "../media/pictures.server";
import { findInLanguage, inLanguage, listShownRecords, takeAll } from "../record/public-records.server";
import type { MemberFilter } from "./member-lists";
import type { ShownMember } from "./team";
import { hasRole, teamTable } from "./team.server";

/** The members that a page of the site shows, in its language and in their order. Four queries for any number, and in German two. */
export async function listShownMembers(filter: MemberFilter, language: Language, take = takeAll): Promise<ShownMember[]> {
  const members = take(await listActiveMembers(filter));
  return withPictures(await inLanguage(teamTable, members, language), ({ imageUrl }) => imageUrl, language);
}

/** One member, for a preview: a list of one or of none. */
export async function findShownMember(id: string, language: Language): Promise<ShownMember[]> {
  return withPictures(await findInLanguage(teamTable, id, language), ({ imageUrl }) => imageUrl, language);
}

/** The members that are not deleted, in their order; with a filter those who have that role. */
export function listActiveMembers(filter?: MemberFilter) {
  return listShownRecords(teamTable, (member) => hasRole(member, filter));
}
