import { read } from "~/platform/database.server";
import { NOT_LIVE } from "../record/draft";
import { draftsShown, LAST, newDrafts, orDrafted } from "../record/shown-drafts.server";
import type { Member } from "./member";
import type { MemberFilter } from "./member-list";
import { columnsOf, MEMBER_COLUMNS, memberFrom } from "./stored-member";

/** By number; the id decides between rows from elsewhere that share one. */
export const IN_ORDER = [{ sortOrder: "asc" as const }, { id: "asc" as const }];

/** The members that are not deleted, in their order; with a filter those who have that role. */
export async function listActiveMembers(filter?: MemberFilter): Promise<Member[]> {
  const where = { AND: [activeWith(), orDrafted("team", activeWith(filter))] };
  const rows = await read.teamMember.findMany({ where, orderBy: IN_ORDER, select: MEMBER_COLUMNS });
  const members = rows.map(memberFrom).map(withDraft);
  const drafted = newDrafts("team", rows).map(({ id, form }) => ({ id, version: NOT_LIVE, sortOrder: LAST, ...columnsOf(form) }));
  return [...members, ...drafted].filter((member) => hasRole(member, filter));
}

function withDraft(member: Member): Member {
  const draft = draftsShown("team").get(member.id);
  return draft ? { ...member, ...columnsOf(draft) } : member;
}

function hasRole({ isTeamMember, isModerator }: Member, role?: MemberFilter): boolean {
  return role === undefined || (role === "team" ? isTeamMember : isModerator);
}

/** The condition of a list: who was deleted is in none. */
export function activeWith(filter?: MemberFilter) {
  if (filter === undefined) return { isActive: true };
  return filter === "team" ? { isActive: true, isTeamMember: true } : { isActive: true, isModerator: true };
}
