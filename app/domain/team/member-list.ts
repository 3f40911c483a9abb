import type { Member } from "./member";

/** The tabs of the list; without a filter it has everybody. */
export type MemberFilter = "team" | "moderator";

export type MemberCounts = { all: number; team: number; moderator: number };

/** What a card of the list shows; the first one cannot go up, the last one not down. */
export type ListedMember = Pick<Member, "id" | "version" | "name" | "position" | "isTeamMember" | "isModerator" | "services"> & {
  /** The address of a small picture. */
  thumbnail: string | null;
  isFirst: boolean;
  isLast: boolean;
};

/** The tab that a word in an address asks for; none for what it does not know. */
export function memberFilterFrom(filter: string | null | undefined): MemberFilter | undefined {
  return filter === "team" || filter === "moderator" ? filter : undefined;
}
