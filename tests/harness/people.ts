import type { RoleName } from "~/domain/access/permissions";
import type { Visitor } from "./visitor";

/** Who calls the site in a test: somebody without a login, or one of the three roles. */
export const CALLERS = ["stranger", "viewer", "editor", "admin"] as const;

export type Caller = (typeof CALLERS)[number];

/** One password for all: what is tested is who may do what. */
export const PASSWORD = "Sieben Inseln im Wind";

export const PEOPLE = {
  admin: { email: "alba.admin@calima.example", fullName: "Alba Admin" },
  editor: { email: "edgar.editor@calima.example", fullName: "Edgar Editor" },
  viewer: { email: "vera.viewer@calima.example", fullName: "Vera Viewer" },
} as const satisfies Record<RoleName, { email: string; fullName: string }>;

export async function setUp(visitor: Visitor) {
  const { email, fullName } = PEOPLE.admin;
  return visitor.post("/admin/setup", {
    full_name: fullName,
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
}

/** Logs in through the form; says so when the door stays shut. */
export async function signIn(visitor: Visitor, role: RoleName) {
  visitor.cookies.clear();
  const answer = await visitor.post("/admin/login", { email: PEOPLE[role].email, password: PASSWORD });
  if (answer.status !== 303) throw new Error(`${role} could not log in: ${String(answer.status)}`);
}

/**
 * The two people who are not made by the set-up, with the admin's password.
 * Plain SQL that both databases read, so that no test depends on the screens for users.
 */
export const SQL_FOR_COLLEAGUES = [...colleague("editor"), ...colleague("viewer")];

function colleague(role: "editor" | "viewer") {
  const { email, fullName } = PEOPLE[role];
  const [first = "", last = ""] = fullName.split(" ");
  const like = `from admin_profiles where email = '${PEOPLE.admin.email}'`;
  return [
    `insert into admin_profiles (id, email, full_name, role, password_hash, created_at, updated_at)
     select 'profile-${role}', '${email}', '${fullName}', '${role}', password_hash, created_at, updated_at ${like}`,
    `insert into admin_users (id, user_id, role_id, first_name, last_name, email, is_active, version, created_at, updated_at)
     select 'user-${role}', 'profile-${role}', user_roles.id, '${first}', '${last}', '${email}', true, 1, created_at, updated_at
     from admin_profiles, user_roles where admin_profiles.email = '${PEOPLE.admin.email}' and user_roles.name = '${role}'`,
  ];
}
