import { read } from "~/platform/database.server";
import { thumbnailsOf } from "../media/pictures.server";
import { pageOf, withEnds } from "../record/list-pages";
import { BY_POSITION } from "../record/resource-table.server";
import type { MemberFilter } from "./member-lists";
import { servicesField } from "./team";
import { isMemberTypeMissing, teamTable, withRole } from "./team.server";

/** One page of the list in the administration, with the counts of all its tabs. Four queries for any number. */
export async function listMembersToEdit(wanted: { filter?: MemberFilter; page: number }) {
  const [counts, isTypeMissing] = await Promise.all([countMembers(), isMemberTypeMissing()]);
  const count = counts[wanted.filter ?? "all"];
  const { page, pageCount, skip, take } = pageOf(wanted.page, count);
  const rows = await read.teamMember.findMany({
    where: { ...teamTable.present, ...withRole(wanted.filter) },
    orderBy: [...BY_POSITION],
    select: { id: true, version: true, name: true, position: true, imageUrl: true, isTeamMember: true, isModerator: true, services: true },
    skip,
    take,
  });
  const thumbnails = await thumbnailsOf(rows.map(({ imageUrl }) => imageUrl));
  const members = rows.map(({ imageUrl, services, ...row }) => ({
    ...row,
    services: servicesField.fromColumn(services),
    thumbnail: thumbnails.get(imageUrl ?? "") ?? null,
  }));
  return { members: withEnds(members, { skip, count }), counts, isTypeMissing, page, pageCount };
}

async function countMembers() {
  const groups = await read.teamMember.groupBy({ by: ["isTeamMember", "isModerator"], where: teamTable.present, _count: true });
  const sumOf = (chosen: typeof groups) => chosen.reduce((sum, { _count }) => sum + _count, 0);
  return {
    all: sumOf(groups),
    team: sumOf(groups.filter(({ isTeamMember }) => isTeamMember)),
    moderator: sumOf(groups.filter(({ isModerator }) => isModerator)),
  };
}

/** One page of all rows of the team, deleted ones too: for looking at the table, not for showing people. */
export async function listMemberRows(wanted: number) {
  const count = await read.teamMember.count();
  const { skip, take, ...place } = pageOf(wanted, count);
  const rows = await read.teamMember.findMany({
    orderBy: [...BY_POSITION],
    skip,
    take,
    select: { id: true, name: true, position: true, memberType: true, sortOrder: true, isActive: true, updatedAt: true },
  });
  return { rows, count, ...place };
}
