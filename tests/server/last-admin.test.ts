import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { furnishSiteData } from "../harness/furnished-site";
import { PEOPLE, signIn } from "../harness/people";
import { type Site, startSite } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

const KINDS = (await reachPostgres()) ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

const ROUNDS = 12;

const OTHER = "user-editor";

/** Two processes on one database, so that the requests meet in the database, and not in the queue of one process. */
describe.each(KINDS)("two admins who give up their rights at the same moment, on %s", (kind) => {
  let sites: Site[];
  let sql: Sql;
  let people: { id: string; visitor: Visitor }[];

  beforeAll(async () => {
    const data = await furnishSiteData(kind);
    sites = [await startSite({ data }), await startSite({ data })];
    sql = data.openSql();
    const [first] = await sql.rows(`select id from admin_users where email = '${PEOPLE.admin.email}'`);
    people = [String(first?.id), OTHER].map((id, index) => ({ id, visitor: visitorOf(sites, index) }));
  });

  afterAll(async () => {
    await sql.close();
    for (const site of sites) await site.stop();
    await sites[0]?.data.remove();
  });

  it.each(["demote", "deactivate"] as const)("never leave the site without an admin: %s", async (way) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await restore(sql);
      // in each round, because a deactivated admin has lost the session
      await signIn(people[0]?.visitor ?? visitorOf(sites, 0), "admin");
      await signIn(people[1]?.visitor ?? visitorOf(sites, 1), "editor");
      const version = await versions(sql);
      const answers = await Promise.all(
        people.map(({ id, visitor }) => visitor.post(`/admin/users/${id}/${way === "demote" ? "edit" : "deactivate"}`, fields(way, version.get(id)))),
      );
      expect(answers.filter(isDone), `round ${String(round)}`).toHaveLength(1);
      const admins = await sql.rows("select id from admin_users where is_active and role_id = 'role-admin'");
      expect(admins, `round ${String(round)}`).toHaveLength(1);
    }
  });
});

/** Redirected, but not to the login, where a person goes who was deactivated before. */
function isDone({ status, headers }: Response): boolean {
  return status === 303 && !headers.get("Location")?.startsWith("/admin/login");
}

function fields(way: "demote" | "deactivate", version = 0): Record<string, string> {
  const name = { first_name: "Alba", last_name: "Admin", role_id: "role-viewer" };
  return { version: String(version), ...(way === "demote" && name) };
}

function visitorOf(sites: Site[], index: number): Visitor {
  const site = sites[index];
  if (site === undefined) throw new Error("no such site");
  return site.newVisitor();
}

/** Makes both active admins. */
async function restore(sql: Sql) {
  await sql.run([`update admin_users set is_active = true, role_id = 'role-admin' where email = '${PEOPLE.admin.email}' or id = '${OTHER}'`]);
}

async function versions(sql: Sql) {
  return new Map((await sql.rows("select id, version from admin_users")).map(({ id, version }) => [String(id), Number(version)]));
}
