import { read } from "~/platform/database.server";
import { isMissingColumn } from "~/platform/missing-schema";
import { ROWS_ON_A_PAGE } from "../record/list-pages";
import { operationsOf } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import { MEMBER_TYPE_MISSING, type MemberFilter, memberFilterFrom } from "./member-lists";
import { type Member, memberTypeOf, team } from "./team";

export const teamTable = tableOf(team, {
  model: "teamMember",
  present: { isActive: true },
  orderBy: BY_POSITION,
  removal: { hides: () => ({ isActive: false }), shows: () => ({ isActive: true }) },
  derived: (form) => ({ memberType: memberTypeOf(form) }),
  behind: () => ({}),
  staffOrder: { isListed: (member, filter) => hasRole(member, memberFilterFrom(filter)), rowsOnAPage: () => ROWS_ON_A_PAGE },
  page: ({ isTeamMember }) => (isTeamMember ? "team" : "moderators"),
  whyNotSaved: async () => {
    const isMissing = await isMemberTypeMissing().catch(() => false);
    return `Fehler beim Speichern: ${isMissing ? MEMBER_TYPE_MISSING : "Unbekannter Fehler"}`;
  },
});

export const members = operationsOf(teamTable);

const ROLES = { team: "isTeamMember", moderator: "isModerator" } as const satisfies Record<MemberFilter, keyof Member>;

/** The condition of a list of those who have a role. */
export function withRole(filter?: MemberFilter) {
  return filter === undefined ? {} : { [ROLES[filter]]: true };
}

/** Whether somebody stands in that list. */
export function hasRole(member: Pick<Member, "isTeamMember" | "isModerator">, filter?: MemberFilter): boolean {
  return filter === undefined || member[ROLES[filter]];
}

/** Whether the table of the team is an old one, without the column for what somebody is: then nobody can be saved. */
export async function isMemberTypeMissing(): Promise<boolean> {
  try {
    await read.teamMember.findFirst({ select: { memberType: true } });
    return false;
  } catch (error) {
    if (isMissingColumn(error)) return true;
    throw error;
  }
}
