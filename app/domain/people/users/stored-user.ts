import type { User } from "./user";

/** The columns of `admin_users` that a person is made of. */
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

/** The person in a row. */
export function userFrom({ userId, role, ...row }: UserRow): User {
  return { ...row, roleId: role.id, roleName: role.name, hasLogin: userId !== null };
}
