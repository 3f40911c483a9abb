import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addressOf } from "../harness/addresses";
import { contentHash } from "../harness/content-hash";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";
import type { BuiltRoute } from "./built-routes";
import { listBuiltRoutes } from "./built-routes";
import { act, ACTION_CHANNELS } from "./channels";
import { outcomeOf } from "./outcome";

const foreign = "https://evil.example";

/** Headers that browsers send with a form of another website; old browsers and sandboxed frames leave some out. */
const ATTACKS: [name: string, headers: Record<string, string>][] = [
  ["another site", { Origin: foreign, "Sec-Fetch-Site": "cross-site" }],
  ["a neighbouring domain", { Origin: "https://blog.127.0.0.1", "Sec-Fetch-Site": "same-site" }],
  ["an old browser", { Origin: foreign }],
  ["a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["a sandboxed frame in an old browser", { Origin: "null" }],
  ["a page with a forged X-Forwarded-Host", { Origin: foreign, "X-Forwarded-Host": "evil.example" }],
  ["an unknown origin", {}],
];

const newMember = { id: randomUUID(), name: "Carla Cruz", position: "Regie", is_team_member: "on" };

let site: Site;
let sql: Sql;
let admin: Visitor;
let routes: BuiltRoute[];

useFurnishedSite(async (started) => {
  routes = (await listBuiltRoutes()).filter(({ hasAction }) => hasAction);
  ({ site, sql } = started);
  admin = await signInAs(site, "admin");
});

async function countNewMembers() {
  return (await sql.rows(`select id from team_members where name = '${newMember.name}'`)).length;
}

describe("a form that another website sends with the cookies of the admin", () => {
  it.each(ATTACKS)("from %s reaches no action over any channel", async (_name, headers) => {
    const before = await contentHash(sql);
    const reached = [];
    for (const route of routes) {
      const path = await addressOf(route, sql);
      for (const channel of ACTION_CHANNELS) {
        const outcome = await outcomeOf(await act(admin, route, { path, channel, fields: newMember, headers }));
        if (!["400", "403", "405"].includes(outcome)) reached.push(`${path} (${channel}): ${outcome}`);
      }
    }
    expect(reached).toEqual([]);
    expect(await contentHash(sql)).toBe(before);
  });

  it("is accepted from our own page", async () => {
    expect(await countNewMembers()).toBe(0);
    const answer = await admin.post("/admin/team/new", newMember);
    expect(answer.status, await answer.text()).toBe(303);
    expect(await countNewMembers()).toBe(1);
  });
});
