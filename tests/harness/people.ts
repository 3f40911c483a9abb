import type { RoleName } from "~/domain/people/access/permissions";
import type { Site } from "./site";
import type { Visitor } from "./visitor";

/** One password for all, because the tests are about permissions. */
export const PASSWORD = "Sieben Inseln im Wind";

/**
 * A hash at the lowest possible cost, so that logging in takes no time. The product itself never makes such hashes:
 * tests/server/built-site.test.ts checks what it stores.
 */
export const SQL_FOR_CHEAP_PASSWORD =
  "update admin_profiles set password_hash = '$argon2id$v=19$m=8,t=1,p=1$r6MRqaIU6k9oDKW5Gej0lg$UMDWfFurRK/IrmyBaYelklYsOYcj/EqFbESXQBJ/hOk'";

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

/** A new visitor who is logged in. */
export async function signInAs({ newVisitor }: Pick<Site, "newVisitor">, role: RoleName) {
  const visitor = newVisitor();
  await signIn(visitor, role);
  return visitor;
}

/** Logs in through the form, and fails with a clear message if that is refused. */
export async function signIn(visitor: Visitor, role: RoleName) {
  await signInWith(visitor, PEOPLE[role].email);
}

export async function signInWith(visitor: Visitor, email: string) {
  visitor.cookies.clear();
  const answer = await visitor.post("/admin/login", { email, password: PASSWORD });
  if (answer.status !== 303) throw new Error(`${email} could not log in: ${String(answer.status)}`);
}

/** The two people that the set-up does not create. */
export const SQL_FOR_COLLEAGUES = [
  ...sqlForColleague({ id: "editor", role: "editor", ...PEOPLE.editor }),
  ...sqlForColleague({ id: "viewer", role: "viewer", ...PEOPLE.viewer }),
];

interface Colleague {
  id: string;
  role: string;
  email: string;
  fullName: string;
}

/**
 * One more member of staff, with the admin's password; creates the person again if only the login is left.
 * Plain SQL for both databases, so that no test depends on the screens for users.
 */
export function sqlForColleague({ id, role, email, fullName }: Colleague) {
  const [first = "", last = ""] = fullName.split(" ");
  return [
    `insert into admin_profiles (id, email, full_name, role, password_hash, created_at, updated_at)
     select 'profile-${id}', '${email}', '${fullName}', '${role}', password_hash, created_at, updated_at
     from admin_profiles where email = '${PEOPLE.admin.email}' on conflict do nothing`,
    `insert into admin_users (id, user_id, role_id, first_name, last_name, email, is_active, version, created_at, updated_at)
     select 'user-${id}', 'profile-${id}', user_roles.id, '${first}', '${last}', '${email}', true, 1, created_at, updated_at
     from admin_profiles, user_roles where admin_profiles.email = '${PEOPLE.admin.email}' and user_roles.name = '${role}'`,
  ];
}
