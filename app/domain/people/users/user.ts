import { nameOf } from "../login-log/person-names";

/** Somebody who works here, as the administration shows them. Without a login ('Auth fehlt') nobody gets in. */
export type User = {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  email: string;
  roleId: string;
  roleName: string;
  isActive: boolean;
  hasLogin: boolean;
};

/** What the history keeps of a person: never a password, and nothing that was made of one. */
export function snapshotOfUser(user: User) {
  return {
    name: nameOf(user),
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    role: user.roleName,
    role_id: user.roleId,
    is_active: user.isActive,
    has_login: user.hasLogin,
    version: user.version,
  };
}
