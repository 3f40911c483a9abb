import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type PageOf, pageOf } from "../../record/list-pages";
import { permissionsFrom } from "../access/stored-permissions";
import { USER_COLUMNS, userFrom } from "./stored-user";
import type { User } from "./user";

export type ListedUser = User & { createdAt: Date };

export type UserList = PageOf & { users: ListedUser[] };

/** One page of everyone who works here, the newest first. */
export async function listUsers(wanted: { page: number }): Promise<UserList> {
  const { page, pageCount, skip, take } = pageOf(wanted.page, await read.adminUser.count());
  const rows = await read.adminUser.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { ...USER_COLUMNS, createdAt: true },
    skip,
    take,
  });
  return { users: rows.map(({ createdAt, ...row }) => ({ ...userFrom(row), createdAt })), page, pageCount };
}

/** Null for nobody, or nobody any more. */
export async function findUser(id: string, source: Pick<Reader, "adminUser"> = read): Promise<User | null> {
  const row = await source.adminUser.findUnique({ where: { id }, select: USER_COLUMNS });
  return row && userFrom(row);
}

/** The roles by name, with what each is for. */
export async function listRoles() {
  const roles = await read.userRole.findMany({
    orderBy: { name: "asc" },
    select: { id: true, name: true, description: true, permissions: true },
  });
  return roles.map((role) => ({ ...role, permissions: permissionsFrom(role.permissions) }));
}
