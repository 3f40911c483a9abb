import type { Picture } from "../media/picture";
import type { Member } from "./member";

/** The tabs of the list; without a filter it has everybody. */
export type MemberFilter = "team" | "moderator";

export type MemberCounts = { all: number; team: number; moderator: number };

/** A row of the list, with the picture behind its address; the first one cannot go up, the last one not down. */
export type ListedMember = Member & { picture: Picture | null; isFirst: boolean; isLast: boolean };

export const MEMBERS_ON_A_PAGE = 50;

/** Which part of the list an address asks for. What it does not understand it leaves out. */
export function listedBy(search: URLSearchParams): { filter: MemberFilter | undefined; page: number } {
  const filter = search.get("filter");
  const page = Number(search.get("page"));
  return {
    filter: filter === "team" || filter === "moderator" ? filter : undefined,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

export function pageCountOf(count: number): number {
  return Math.max(1, Math.ceil(count / MEMBERS_ON_A_PAGE));
}
