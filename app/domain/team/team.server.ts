import { read } from "~/platform/database.server";
import { isMissingColumn } from "~/platform/database-fault";
import type { Language } from "~/i18n/languages";
import type { ServiceArea } from "~/i18n/service-areas";
import { keyIn } from "../record/keys";
import { idsOf, type Listing, pageOf, ROWS_ON_A_PAGE, withEnds } from "../record/list-pages";
import { findShownRecord, inLanguage, listShownRecords, operationsOf, takeAll } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import { withPictures, withThumbnails } from "../media/pictures.server";
import { type Member, MEMBER_TYPE_MISSING, type MemberFilter, memberTypeOf, servicesField, type ShownMember, team, worksIn } from "./team";

export const teamTable = tableOf(team, {
  model: "teamMember",
  present: { isActive: true },
  orderBy: BY_POSITION,
  removal: { hides: () => ({ isActive: false }), shows: () => ({ isActive: true }) },
  derived: (form) => ({ memberType: memberTypeOf(form) }),
  behind: () => ({}),
  staffOrder: { isListed: (member, filter) => hasRole(member, keyIn(ROLES, filter)), rowsOnAPage: () => ROWS_ON_A_PAGE },
  page: ({ isTeamMember }) => (isTeamMember ? "team" : "moderators"),
  whyNotSaved: async () => {
    const isMissing = await isMemberTypeMissing().catch(() => false);
    return `Fehler beim Speichern: ${isMissing ? MEMBER_TYPE_MISSING : "Unbekannter Fehler"}`;
  },
});

export const members = operationsOf(teamTable);

const ROLES = { team: "isTeamMember", moderator: "isModerator" } as const satisfies Record<MemberFilter, keyof Member>;

function hasRole(member: Pick<Member, "isTeamMember" | "isModerator">, filter?: MemberFilter): boolean {
  return filter === undefined || member[ROLES[filter]];
}

/** An old table lacks the column, and saving members would fail. */
export async function isMemberTypeMissing(): Promise<boolean> {
  try {
    await read.teamMember.findFirst({ select: { memberType: true } });
    return false;
  } catch (error) {
    if (isMissingColumn(error)) return true;
    throw error;
  }
}

export async function listMembersForAdmin(wanted: Listing) {
  const filter = keyIn(ROLES, wanted.filter);
  const [counts, isTypeMissing] = await Promise.all([countMembers(), isMemberTypeMissing()]);
  const count = counts[filter ?? "all"];
  const { page, pageCount, skip, take } = pageOf(wanted.page, count);
  const rows = await read.teamMember.findMany({
    where: { ...teamTable.present, ...(filter && { [ROLES[filter]]: true }) },
    orderBy: [...BY_POSITION],
    select: { id: true, version: true, name: true, position: true, imageUrl: true, isTeamMember: true, isModerator: true, services: true },
    skip,
    take,
  });
  const members = (await withThumbnails(rows, "imageUrl")).map((row) => ({ ...row, services: servicesField.fromColumn(row.services) }));
  return { resource: "team" as const, filter, ids: idsOf(rows), members: withEnds(members, { skip, count }), counts, isTypeMissing, page, pageCount };
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

/** Includes deleted members, because the page shows the table and not the team. */
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

export async function listShownMembers(filter: MemberFilter, language: Language, take = takeAll): Promise<ShownMember[]> {
  return asShown(take(await listActiveMembers(filter)), language);
}

export async function listAreaMembers(area: ServiceArea, language: Language): Promise<ShownMember[]> {
  const members = (await listActiveMembers()).filter(({ services }) => worksIn(area, services));
  return asShown(members.slice(0, MOST_OF_AN_AREA), language);
}

const MOST_OF_AN_AREA = 6;

export async function findShownMember(id: string, language: Language): Promise<ShownMember[]> {
  return asShown(await findShownRecord(teamTable, id), language);
}

async function asShown(members: readonly Member[], language: Language): Promise<ShownMember[]> {
  return withPictures(await inLanguage(teamTable, members, language), ({ imageUrl }) => imageUrl, language);
}

export function listActiveMembers(filter?: MemberFilter) {
  return listShownRecords(teamTable, (member) => hasRole(member, filter));
}
