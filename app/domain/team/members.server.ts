import { read } from "~/platform/database.server";
import type { Member } from "./member";
import type { MemberFilter } from "./member-list";
import { MEMBER_COLUMNS, memberFrom } from "./stored-member";

/** By number; the id decides between rows from elsewhere that share one. */
export const IN_ORDER = [{ sortOrder: "asc" as const }, { id: "asc" as const }];

/** The members that are not deleted, in their order; with a filter those who have that role. */
export async function listActiveMembers(filter?: MemberFilter): Promise<Member[]> {
  const rows = await read.teamMember.findMany({ where: activeWith(filter), orderBy: IN_ORDER, select: MEMBER_COLUMNS });
  return rows.map(memberFrom);
}

/** The condition of a list: who was deleted is in none. */
export function activeWith(filter?: MemberFilter) {
  if (filter === undefined) return { isActive: true };
  return filter === "team" ? { isActive: true, isTeamMember: true } : { isActive: true, isModerator: true };
}
