import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUp, signIn } from "../harness/people";
import { startSite, type Site } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import type { Visitor } from "../harness/visitor";

/** What a thousand rows say, in the words of the table: long names, long texts, ids as we give them out. */
const TABLES = {
  team: {
    table: "team_members",
    columns: "name, position, bio, image_url, services, is_team_member, is_moderator",
    values: `'Maximiliane Freifrau von Hohenstein ' || n, 'Regieassistenz und Aufnahmeleitung', hex(randomblob(500)), 'PICTURE', '[]', true, n % 2`,
  },
  sponsors: {
    table: "partners",
    columns: "name, category, description, logo_url, website_url",
    values: `'Bodega Familia Fernández Serra ' || n,
      case n % 4 when 0 then 'Mallorca Kino - Jahressponsor' when 1 then 'Siente España Premium' when 2 then 'Siente España Standard' else 'Podcast' end,
      hex(randomblob(500)), 'PICTURE', 'https://www.bodega-familia-fernandez.example/mallorca'`,
  },
  projects: {
    table: "projects",
    columns: "title, category, description, image_url, project_url, year, is_featured",
    values: `'Die lange Nacht der Leuchttürme ' || n, 'Dokumentarfilm', hex(randomblob(500)), 'PICTURE', 'https://www.leuchttuerme.example/film', 2025, n % 2`,
  },
  services: {
    table: "services",
    columns: "title, description, icon, category",
    values: `'Drehgenehmigungen und Behörden ' || n, hex(randomblob(500)), 'Users', case n % 2 when 0 then 'main' else 'additional' end`,
  },
} as const;

const PICTURE = "/media/projects/1763712000000-0123456789abcdef.webp";

function thousandOf({ table, columns, values }: (typeof TABLES)[keyof typeof TABLES]) {
  return `with recursive rows(n) as (select 1 union all select n + 1 from rows where n < 1000)
    insert into ${table} (id, sort_order, created_at, updated_at, ${columns})
    select '${crypto.randomUUID().slice(0, 30)}' || (100000 + n), n, current_timestamp, current_timestamp, ${values.replace("PICTURE", PICTURE)} from rows`;
}

describe("the lists of the administration", () => {
  let site: Site;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startSite({ data: await emptySiteData("sqlite") });
    admin = site.newVisitor();
    await setUp(admin);
    await signIn(admin, "admin");
    const sql = site.data.openSql();
    await sql.run(Object.values(TABLES).map(thousandOf));
    await sql.close();
  });

  afterAll(async () => {
    await site.stop();
    await site.data.remove();
  });

  it.each([
    "/admin/team",
    "/admin/team?filter=moderator&page=9",
    "/admin/sponsors",
    "/admin/sponsors?filter=yearly&page=9",
    "/admin/projects",
    "/admin/projects?filter=featured&page=9",
    "/admin/services",
    "/admin/services?filter=main&page=9",
  ])("%s is at most 60 KB with a thousand rows", async (path) => {
    const answer = await admin.get(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60 * 1024);
    expect(html.match(/aria-label="Bearbeiten: /g)).toHaveLength(16);
  });
});
