import { utimesSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addressOf } from "../harness/addresses";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import { isOfAdministration, listScreens } from "../harness/screens";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

/** Columns and values of ten thousand rows: long names, long texts, and ids like those of the site. */
const TABLES = {
  team: {
    table: "team_members",
    columns: "created_at, sort_order, name, position, bio, image_url, services, is_team_member, is_moderator",
    values: `current_timestamp, n, 'Maximiliane Freifrau von Hohenstein ' || n, 'Regieassistenz und Aufnahmeleitung', LONG, PICTURE, '["kino","distribution","post","design","location"]', true, n % 2`,
  },
  sponsors: {
    table: "partners",
    columns: "created_at, sort_order, name, category, description, logo_url, website_url",
    values: `current_timestamp, n, 'Bodega Familia Fernández Serra ' || n,
      case n % 4 when 0 then 'Mallorca Kino - Jahressponsor' when 1 then 'Siente España Premium' when 2 then 'Siente España Standard' else 'Podcast' end,
      LONG, PICTURE, 'https://www.bodega-familia-fernandez.example/mallorca'`,
  },
  projects: {
    table: "projects",
    columns: "created_at, sort_order, title, category, description, image_url, project_url, year, is_featured",
    values: `current_timestamp, n, 'Die lange Nacht der Leuchttürme ' || n, 'Dokumentarfilm', LONG, PICTURE, 'https://www.leuchttuerme.example/film', 2025, n % 2`,
  },
  services: {
    table: "services",
    columns: "created_at, sort_order, title, description, icon, category",
    values: `current_timestamp, n, 'Drehgenehmigungen und Behörden ' || n, LONG, 'Users', case n % 2 when 0 then 'main' else 'additional' end`,
  },
  crew: {
    table: "podcast_crew",
    columns: "created_at, name, position, bio, email, image_url",
    values: `current_timestamp, 'Maximiliane Freifrau von Hohenstein ' || n, 'Regieassistenz und Aufnahmeleitung', LONG, 'maximiliane.von.hohenstein@calima.example', PICTURE`,
  },
  media: {
    table: "media_assets",
    columns: "created_at, filename, file_path, original_name, alt_text, file_size, mime_type, category, width, height, widths",
    values: `current_timestamp, 17637120000 || (10000 + n) || '-0123456789abcdef.webp', 'projects/17637120000' || (10000 + n) || '-0123456789abcdef-0a1b2c3d.webp',
      'Leuchtturm von Portocolom bei Sonnenaufgang (' || n || ').jpeg', 'Ein Leuchtturm, davor zwei Boote', 1234567, 'image/webp', 'projects', 1200, 800, '[400,800,1200]'`,
  },
  messages: {
    table: "messages",
    columns: "created_at, name, email, subject, message, language, idempotency_key, delivery",
    values: `current_timestamp, 'Maximiliane Freifrau von Hohenstein', 'maximiliane.von.hohenstein@calima.example', 'Anfrage zu einem Imagefilm für unsere Werft ' || n, LONG, 'de', 'k' || n, 'pending'`,
  },
} as const;

const PICTURE = `'/media/projects/17637120000' || (10000 + n) || '-0123456789abcdef.webp'`;
const LONG = "hex(randomblob(300))";

function tenThousandOf({ table, columns, values }: (typeof TABLES)[keyof typeof TABLES]) {
  return `with recursive rows(n) as (select 1 union all select n + 1 from rows where n < 10000)
    insert into ${table} (id, updated_at, ${columns})
    select '${crypto.randomUUID().slice(0, 30)}' || (100000 + n), current_timestamp, ${values.replaceAll("PICTURE", PICTURE).replaceAll("LONG", LONG)} from rows`;
}

/** Translations into both languages whose German source text is no longer the current one. */
const OUTDATED = [
  ["team", "team_members", "position"],
  ["team", "team_members", "bio"],
  ["sponsors", "partners", "description"],
  ["projects", "projects", "title"],
  ["projects", "projects", "description"],
  ["projects", "projects", "category"],
  ["services", "services", "title"],
  ["services", "services", "description"],
  ["podcast_crew", "podcast_crew", "position"],
  ["podcast_crew", "podcast_crew", "bio"],
  ["media", "media_assets", "alt_text"],
].flatMap(([resource, table, field]) =>
  ["es", "en"].map(
    (language) => `insert or replace into translations (id, noun, record_id, language_code, field, value, source_text, updated_at)
      select hex(randomblob(16)), '${resource ?? ""}', id, '${language}', '${field ?? ""}', hex(randomblob(100)), 'Anders', current_timestamp from ${table ?? ""} limit 500`,
  ),
);

const DELETED = `with recursive rows(n) as (select 1 union all select n + 1 from rows where n < 10000)
  insert into changes (id, noun, record_id, action, before, created_at)
  select hex(randomblob(16)), 'team', 'gone-1763712000000-0123456789-' || n, 'delete', json_object('name', 'Maximiliane Freifrau von Hohenstein ' || n, 'version', 1), strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now') from rows`;

const LOGINS = `with recursive rows(n) as (select 1 union all select n + 1 from rows where n < 10000)
  insert into login_logs (id, action, ip_address, user_agent, attempts, created_at, success)
  select hex(randomblob(16)), 'failed_login', '192.0.2.' || (n % 250), 'Mozilla/5.0', 1, strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), false from rows`;

const screens = (await listScreens({ withAliases: false })).filter((screen) => isOfAdministration(screen) && screen.pattern !== "/admin/logout");

/** Creates picture files without a row, two hours old. */
async function leaveOrphans(folder: string) {
  await mkdir(folder, { recursive: true });
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (let number = 0; number < 10_000; number += 1) {
    const path = join(folder, `17637120000${(10_000 + number).toString()}-waise-${number.toString()}.webp`);
    writeFileSync(path, "x");
    utimesSync(path, then, then);
  }
}

/** The values of fly.toml. */
const AS_SMALL_AS_ON_FLY = { NODE_OPTIONS: "--max-old-space-size=112 --max-semi-space-size=2", MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768" };

describe("lists of ten thousand rows", () => {
  let site: Site;
  let admin: Visitor;
  let sql: Sql;

  useFurnishedSite(async (started) => {
    ({ site, sql } = started);
    admin = await signInAs(site, "admin");
    await sql.run([...Object.values(TABLES).map(tenThousandOf), ...OUTDATED, DELETED, LOGINS]);
    await leaveOrphans(join(site.data.folder, "media/general"));
  }, { environment: () => AS_SMALL_AS_ON_FLY });

  /** Text that each row of a list has, to count the rows. */
  const EDIT = /aria-label="Bearbeiten: /g;
  const OPEN = /class="row-name"/g;
  const CHECK = /aria-label="[^"]+ prüfen"/g;

  it.each([
    ["/admin/team", EDIT, 16],
    ["/admin/team?filter=moderator&page=9", EDIT, 16],
    ["/admin/sponsors", EDIT, 16],
    ["/admin/sponsors?filter=yearly&page=9", EDIT, 12],
    ["/admin/projects", EDIT, 12],
    ["/admin/projects?filter=featured&page=9", EDIT, 12],
    ["/admin/services", EDIT, 16],
    ["/admin/services?filter=main&page=9", EDIT, 16],
    ["/admin/podcast-crew", EDIT, 16],
    ["/admin/media", OPEN, 24],
    ["/admin/media?view=list&search=leuchtturm&page=9", OPEN, 24],
    ["/admin/messages", /class="inbox-row"/g, 16],
    ["/admin/messages?filter=all&page=9", /class="inbox-row"/g, 16],
    ["/admin/translations", /class="translation-cell"/g, 24],
    ["/admin/translations?state=outdated", CHECK, 48],
    ["/admin/translations?state=outdated&noun=projects&page=9", CHECK, 72],
    ["/admin/trash", /class="cell-note"|Wiederherstellen/g, 16],
    ["/admin/trash?filter=team&page=9", /Wiederherstellen/g, 16],
    ["/admin/test-database", /\/admin\/media\/[^"/]+"/g, 16],
    ["/admin/test-database?orphans=9&missing=9&page=9", /waise-\d+\.webp/g, 16],
    ["/admin/search?q=e", /class="hit"/g, 56],
  ])("%s is at most 60 KB, and groups the digits of its counts", async (path, row, rows) => {
    const answer = await admin.get(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60 * 1024);
    expect(html.match(row)?.length ?? 0).toBeGreaterThanOrEqual(rows);
    expect(html).not.toMatch(/count"[^>]*>\d{4}/);
  });

  it.each([
    ["/de/team", /class="person"/g],
    ["/en/team", /class="person"/g],
    ["/de/moderatoren", /class="person"/g],
    ["/de/services/podcast", /class="person"/g],
    ["/de/sponsoren", /class="sponsor"/g],
    ["/de/services", /id="service-[^"]+"|service-extra/g],
  ])("%s shows 60 items and links to the next page, up to the last", async (path, item) => {
    const visitor = site.newVisitor();
    const read = async (address: string) => (await visitor.get(address)).text();
    const first = await read(path);
    expect(first.match(item)).toHaveLength(60);
    expect(first).toContain(`rel="next" href="${path}?page=2"`);
    expect(Buffer.byteLength(first)).toBeLessThan(400 * 1024);

    const count = /(?:Seite 1 von|Page 1 of) (\d+)/.exec(first)?.[1] ?? "";
    const last = await read(`${path}?page=${count}`);
    expect(last).toContain(`rel="canonical" href="${site.origin}${path}?page=${count}"`);
    expect(last).toContain(`property="og:url" content="${site.origin}${path}?page=${count}"`);
    const returns = [...last.matchAll(/name="return_to" value="([^"]*)"/g)].map(([, target]) => target);
    expect([...new Set(returns)], "language and cookie forms return to this page of the list").toEqual([`${path}?page=${count}`]);
    const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
    expect(titleOf(last)).toBe(`${titleOf(first) ?? ""} (${path.startsWith("/en") ? "Page" : "Seite"} ${count})`);
    expect(last.match(item)?.length).toBeLessThanOrEqual(60);
    expect(last).not.toContain('rel="next"');
    expect((await visitor.get(`${path}?page=${(Number(count) + 1).toString()}`)).status).toBe(404);
  });

  it.each(screens.map((screen) => [screen.pattern, screen] as const))("%s answers on a small machine", async (_pattern, screen) => {
    const { status } = await admin.get(await addressOf(screen, sql));
    expect(status, site.log().slice(-2000)).toBeLessThan(500);
  });
});
