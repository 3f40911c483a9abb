import { read } from "~/platform/database.server";
import { thumbnailsOf } from "../media/pictures.server";
import { type PageOf, pageOf, withEnds } from "../record/list-pages";
import type { ListedMember, MemberCounts, MemberFilter } from "./member-list";
import { isMemberTypeMissing } from "./member-type.server";
import { activeWith, IN_ORDER } from "./members.server";
import { servicesFrom } from "./stored-member";

export type MembersToEdit = PageOf & { members: ListedMember[]; counts: MemberCounts; isTypeMissing: boolean };

/** One page of the list in the administration, with the counts of all its tabs. Four queries for any number. */
export async function listMembersToEdit(wanted: { filter?: MemberFilter; page: number }): Promise<MembersToEdit> {
  const [counts, isTypeMissing] = await Promise.all([countMembers(), isMemberTypeMissing()]);
  const count = counts[wanted.filter ?? "all"];
  const { page, pageCount, skip, take } = pageOf(wanted.page, count);
  const rows = await read.teamMember.findMany({
    where: activeWith(wanted.filter),
    orderBy: IN_ORDER,
    select: { id: true, version: true, name: true, position: true, imageUrl: true, isTeamMember: true, isModerator: true, services: true },
    skip,
    take,
  });
  const thumbnails = await thumbnailsOf(rows.map(({ imageUrl }) => imageUrl));
  const members = rows.map(({ imageUrl, ...row }) => ({
    ...row,
    services: servicesFrom(row.services),
    thumbnail: thumbnails.get(imageUrl ?? "") ?? null,
  }));
  return { members: withEnds(members, { skip, count }), counts, isTypeMissing, page, pageCount };
}

async function countMembers(): Promise<MemberCounts> {
  const groups = await read.teamMember.groupBy({
    by: ["isTeamMember", "isModerator"],
    where: activeWith(),
    _count: true,
  });
  const sumOf = (chosen: typeof groups) => chosen.reduce((sum, { _count }) => sum + _count, 0);
  return {
    all: sumOf(groups),
    team: sumOf(groups.filter(({ isTeamMember }) => isTeamMember)),
    moderator: sumOf(groups.filter(({ isModerator }) => isModerator)),
  };
}
