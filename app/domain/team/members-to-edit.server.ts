import { picturesOf } from "../media/pictures.server";
import { type ListedMember, type MemberCounts, type MemberFilter, MEMBERS_ON_A_PAGE } from "./member-list";
import { listMembersPage } from "./members.server";

export type MembersToEdit = { members: ListedMember[]; counts: MemberCounts; page: number; pageCount: number };

/** One page of the list in the administration, with pictures and the ends of the order. Three queries for any number. */
export async function listMembersToEdit(wanted: { filter?: MemberFilter; page: number }): Promise<MembersToEdit> {
  const { members, counts, page, pageCount } = await listMembersPage(wanted);
  const pictures = await picturesOf(members.map(({ imageUrl }) => imageUrl));
  const first = (page - 1) * MEMBERS_ON_A_PAGE;
  const last = counts[wanted.filter ?? "all"] - 1;
  const listed = members.map((member, index) => ({
    ...member,
    picture: pictures.get(member.imageUrl ?? "") ?? null,
    isFirst: first + index === 0,
    isLast: first + index === last,
  }));
  return { members: listed, counts, page, pageCount };
}
