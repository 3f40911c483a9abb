import { pendingLoginCookie, sessionCookie } from "~/http/cookies";
import { PEOPLE, signInWith, sqlForColleague } from "../harness/people";
import { openSession } from "../harness/session";
import type { SiteData } from "../harness/site-data";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

/** A stranger, the three roles, and four callers whose cookie belonged to an admin, or may still become an admin's. */
export const CALLERS = ["stranger", "viewer", "editor", "admin", "deactivated", "deleted", "forger", "pendingLogin"] as const;

export type Caller = (typeof CALLERS)[number];

/** The visitor of one caller, signed in again if the last call was a logout. */
export type Visitors = (caller: Caller) => Promise<Visitor>;

const DEACTIVATED = { id: "deactivated", email: "dario.deactivated@calima.example", fullName: "Dario Deactivated" };
const DELETED = { id: "deleted", email: "delia.deleted@calima.example", fullName: "Delia Deleted" };
const CAREFUL = { id: "careful", email: "carla.careful@calima.example", fullName: "Carla Careful" };

interface Context {
  sql: Sql;
  data: SiteData;
  /** The secret with which the site signs its cookies. */
  secret: string;
}

/** Gives each caller its cookies, mostly without the login, which does not allow that many attempts. */
const ENTRIES: Record<Caller, (visitor: Visitor, context: Context) => Promise<void>> = {
  stranger: () => Promise.resolve(),
  viewer: (visitor, { data }) => enter(visitor, data, PEOPLE.viewer.email),
  editor: (visitor, { data }) => enter(visitor, data, PEOPLE.editor.email),
  admin: (visitor, { data }) => enter(visitor, data, PEOPLE.admin.email),

  async deactivated(visitor, { sql, data }) {
    await enter(visitor, data, DEACTIVATED.email);
    await sql.run([`update admin_users set is_active = false where id = 'user-${DEACTIVATED.id}'`]);
  },

  /** The row of the person is deleted, but login and session remain, which is the worst that a deletion may leave. */
  async deleted(visitor, { sql, data }) {
    await sql.run(sqlForColleague({ ...DELETED, role: "admin" }));
    await enter(visitor, data, DELETED.email);
    await sql.run([`delete from admin_users where id = 'user-${DELETED.id}'`]);
  },

  /** Knows the id of a live session of the admin, but not the secret of the site. */
  async forger(visitor, { data, secret }) {
    await enter(visitor, data, PEOPLE.admin.email);
    const ours = sessionCookie({ secret, isSecure: false });
    const id: unknown = await ours.parse(`${ours.name}=${visitor.cookies.get(ours.name) ?? ""}`);
    putCookie(visitor, await sessionCookie({ secret: "a guess of at least 32 characters", isSecure: false }).serialize(id));
  },

  /** Has entered the right password but no code, and also uses the pending login as a session. */
  async pendingLogin(visitor, { secret }) {
    await signInWith(visitor, CAREFUL.email);
    const pending = pendingLoginCookie({ secret, isSecure: false });
    const id: unknown = await pending.parse(`${pending.name}=${visitor.cookies.get(pending.name) ?? ""}`);
    if (typeof id !== "string") throw new Error("there is no pending login");
    putCookie(visitor, await sessionCookie({ secret, isSecure: false }).serialize(id));
  },
};

/** Creates the people whom the furnished site does not have. */
export async function createOthers(sql: Sql) {
  await sql.run([
    ...sqlForColleague({ ...DEACTIVATED, role: "admin" }),
    ...sqlForColleague({ ...CAREFUL, role: "admin" }),
    `insert into second_factors (id, user_id, secret, last_step, created_at)
     select 'factor-careful', id, 'never opened', 0, created_at from admin_profiles where email = '${CAREFUL.email}'`,
  ]);
}

/** Requires a second factor of all admins. Only `CAREFUL` has one. */
export const SQL_FOR_RULE = `insert into website_settings (key, value, version, updated_at)
  select 'second_factor_required', 'true', 1, created_at from admin_profiles where email = '${PEOPLE.admin.email}'`;

/** Keeps a visitor for each caller. */
export function visitorsOf(site: { newVisitor: () => Visitor; data: SiteData }, sql: Sql): Visitors {
  const context = { sql, data: site.data, secret: site.data.environment.SESSION_SECRET ?? "" };
  const visitors = new Map(CALLERS.map((caller) => [caller, site.newVisitor()]));
  return async (caller) => {
    const visitor = visitors.get(caller) ?? site.newVisitor();
    const holdsCookie = [...visitor.cookies.keys()].some((name) => name.endsWith("calima-session"));
    if (!holdsCookie) await ENTRIES[caller](visitor, context);
    return visitor;
  };
}

async function enter(visitor: Visitor, data: SiteData, email: string) {
  const { name, value } = await openSession(data, email);
  visitor.cookies.clear();
  visitor.cookies.set(name, value);
}

function putCookie(visitor: Visitor, line: string) {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  visitor.cookies.set(name, value);
}
