import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type ChangeAction, recordChange } from "../../record/changes.server";
import { pageOf } from "../../record/list-pages";
import { listHistory } from "../../record/history.server";
import { ADMIN_ROLE } from "../access/permissions";
import { AN_ACTIVE_ADMIN } from "../access/setup.server";
import { permissionsFrom } from "../access/stored-permissions";
import { nameOf } from "../login-log/person-names";
import { snapshotOfUser, type User } from "./user-schema";

export async function listUsers(wanted: { page: number }) {
  const { page, pageCount, skip, take } = pageOf(wanted.page, await read.adminUser.count());
  const rows = await read.adminUser.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { ...USER_COLUMNS, createdAt: true },
    skip,
    take,
  });
  return { users: rows.map(({ createdAt, ...row }) => ({ ...userFrom(row), createdAt })), page, pageCount };
}

export async function findUser(id: string, source: Pick<Reader, "adminUser"> = read): Promise<User | null> {
  const row = await source.adminUser.findUnique({ where: { id }, select: USER_COLUMNS });
  return row && userFrom(row);
}

export async function listRoles() {
  const roles = await read.userRole.findMany({
    orderBy: { name: "asc" },
    select: { id: true, name: true, description: true, permissions: true },
  });
  return roles.map((role) => ({ ...role, permissions: permissionsFrom(role.permissions) }));
}

/** Call it in the transaction that removes the person: if two admins remove each other, one must be refused. */
export async function isLastAdmin(tx: Transaction, { id, isActive, hasLogin, roleName }: User): Promise<boolean> {
  if (!isActive || !hasLogin || roleName !== ADMIN_ROLE) return false;
  return (await tx.adminUser.count({ where: { ...AN_ACTIVE_ADMIN, id: { not: id } } })) === 0;
}

/** Checks `isLeftToAdmins` in the transaction: `by` may no longer be an active admin. */
export async function needsAnAdmin(tx: Transaction, { roleNames, by }: { roleNames: string[]; by: string }): Promise<boolean> {
  if (!roleNames.includes(ADMIN_ROLE)) return false;
  return (await tx.adminUser.count({ where: { id: by, isActive: true, role: { name: ADMIN_ROLE } } })) === 0;
}

export async function findLastAdminId(): Promise<string | null> {
  const [one, another] = await read.adminUser.findMany({ where: AN_ACTIVE_ADMIN, select: { id: true }, take: 2 });
  return one !== undefined && another === undefined ? one.id : null;
}

type UserChange = { by: string; recordId: string; action: ChangeAction; before: User | null; after: User | null };

export async function recordUserChange(tx: Transaction, { before, after, ...change }: UserChange): Promise<void> {
  await recordChange(tx, { ...change, resource: "users", before: before && snapshotOfUser(before), after: after && snapshotOfUser(after) });
}

const SAID_TWICE = ["name", "role_id"];

export async function listUserHistory(id: string, wanted: { page: number }) {
  const user = await findUser(id);
  const current = user && { values: snapshotOfUser(user), facts: {} };
  const { entries, lastName, ...place } = await listHistory({ place: { resource: "users", recordId: id }, current }, wanted);
  const title = user ? nameOf(user) : lastName;
  if (title === null) return null;
  const shown = entries.map((entry) => ({ ...entry, differences: entry.differences.filter(({ name }) => !SAID_TWICE.includes(name)) }));
  return { id, title, user, entries: shown, ...place };
}

export const USER_COLUMNS = {
  id: true,
  version: true,
  firstName: true,
  lastName: true,
  email: true,
  isActive: true,
  userId: true,
  role: { select: { id: true, name: true } },
} as const;

type UserRow = Omit<User, "roleId" | "roleName" | "hasLogin"> & {
  userId: string | null;
  role: { id: string; name: string };
};

export function userFrom({ userId, role, ...row }: UserRow): User {
  return { ...row, roleId: role.id, roleName: role.name, hasLogin: userId !== null };
}
