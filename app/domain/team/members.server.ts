import { read } from "~/platform/database.server";
import type { Member } from "./member";
import { type MemberCounts, type MemberFilter, MEMBERS_ON_A_PAGE, pageCountOf } from "./member-list";
import { MEMBER_COLUMNS, memberFrom } from "./stored-member";

/** By number; the id decides between rows from elsewhere that share one. */
const IN_ORDER = [{ sortOrder: "asc" as const }, { id: "asc" as const }];

/** The members that are not deleted, in their order; with a filter those who have that role. */
export async function listActiveMembers(filter?: MemberFilter): Promise<Member[]> {
  const rows = await read.teamMember.findMany({ where: activeWith(filter), orderBy: IN_ORDER, select: MEMBER_COLUMNS });
  return rows.map(memberFrom);
}

export type MemberPage = { members: Member[]; counts: MemberCounts; page: number; pageCount: number };

/** One page of the same list with the counts of all its tabs. A page behind the last one shows the last. */
export async function listMembersPage(wanted: { filter?: MemberFilter; page: number }): Promise<MemberPage> {
  const counts = await countMembers();
  const pageCount = pageCountOf(counts[wanted.filter ?? "all"]);
  const page = Math.min(wanted.page, pageCount);
  const rows = await read.teamMember.findMany({
    where: activeWith(wanted.filter),
    orderBy: IN_ORDER,
    select: MEMBER_COLUMNS,
    skip: (page - 1) * MEMBERS_ON_A_PAGE,
    take: MEMBERS_ON_A_PAGE,
  });
  return { members: rows.map(memberFrom), counts, page, pageCount };
}

/** The condition of a list: who was deleted is in none. */
export function activeWith(filter?: MemberFilter) {
  if (filter === undefined) return { isActive: true };
  return filter === "team" ? { isActive: true, isTeamMember: true } : { isActive: true, isModerator: true };
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
