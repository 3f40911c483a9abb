import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withoutMoving } from "../harness/content-hash";
import { furnishSiteData } from "../harness/furnished-site";
import { formsIn } from "../harness/html-forms";
import { editedMember } from "../harness/history";
import { PEOPLE } from "../harness/people";
import { picture } from "../harness/pictures";
import { openSession } from "../harness/session";
import type { Site } from "../harness/site";
import type { SiteData } from "../harness/site-data";
import type { Fields, Visitor } from "../harness/visitor";
import { until } from "../harness/until";
import { isIdle, type WarmSite, warmSite } from "../harness/warm-site";

let template: SiteData;
let warm: WarmSite;

beforeAll(async () => {
  template = await furnishSiteData("sqlite");
  warm = warmSite(template);
});

afterAll(async () => {
  await warm.stop();
  await template.remove();
});

it("a warm site is the same for each user, whatever the one before has changed with the screens", async () => {
  const site = await warm.anew();
  const before = await teamOf(site);
  await changeManyThings(site);
  expect(await teamOf(site)).toContain("Aurelia Anders");
  expect(await rowsOf(site.data)).not.toEqual(await rowsOf(template));
  expect(await picturesOf(site.data)).not.toEqual(await picturesOf(template));

  expect(await warm.anew()).toBe(site);
  expect(await teamOf(site)).toBe(before);
  expect(await rowsOf(site.data)).toEqual(await rowsOf(template));
  expect(await picturesOf(site.data)).toEqual(await picturesOf(template));
});

it("a warm site gets back every row of every table, and its content versions only increase", async () => {
  const site = await warm.anew();
  const [versions, team] = [await versionsOf(site.data), await teamOf(site)];
  const sql = site.data.openSql();
  const emptied = (await sql.tables()).filter(isRestored);
  await sql.run(["pragma foreign_keys = off", ...emptied.map((table) => `delete from "${table}"`)]);
  await sql.close();
  expect(await teamOf(site)).not.toBe(team);

  await warm.anew();
  expect(await teamOf(site)).toBe(team);
  expect(await rowsOf(site.data)).toEqual(await rowsOf(template));
  for (const [table, version] of await versionsOf(site.data)) expect(version, table).toBeGreaterThanOrEqual(versions.get(table) ?? Infinity);
});

it("a warm site waits until the previous user's upload is stored, so that the next user does not see it", async () => {
  const site = await warm.anew();
  const admin = await enter(site);
  // large, so that the upload is still running when the test looks
  const begun = admin.post("/admin/media/upload", await picture("Kommt spät.png", { width: 4000, height: 3000 }));
  await until("the upload has reached the site", async () => !(await isIdle(site)));
  await warm.anew();
  expect(await rowsOf(site.data)).toEqual(await rowsOf(template));
  expect((await begun).status).toBe(303);
  expect(await rowsOf(site.data)).toEqual(await rowsOf(template));
  expect(await picturesOf(site.data)).toEqual(await picturesOf(template));
});

async function teamOf(site: Site) {
  return (await site.newVisitor().get("/de/team")).text();
}

async function enter(site: Site) {
  const visitor = site.newVisitor();
  const { name, value } = await openSession(site.data, PEOPLE.admin.email);
  visitor.cookies.set(name, value);
  return visitor;
}

async function changeManyThings(site: Site) {
  const admin = await enter(site);
  const sql = site.data.openSql();
  const member = await editedMember(sql);
  const [file] = await sql.rows("select id from media_assets");
  await sql.close();
  const answers = [
    await send(admin, `/admin/team/${member}/edit`, { name: "Aurelia Anders", is_team_member: "on" }),
    await send(admin, "/admin/sponsors/new", { name: "Faro de Oriente" }),
    await send(admin, "/admin/pages/home/hero_tagline/edit", { content_value: "Wind, Licht und Ton" }),
    await send(admin, `/admin/media/${String(file?.id)}/delete`, {}),
    await admin.post("/admin/media/upload", await picture("Neu.png")),
    await admin.post("/admin/logout"),
  ];
  expect(answers.map(({ status }) => status), site.log()).toEqual(answers.map(() => 303));
}

/** Sends the form of a page unchanged except for these fields. */
async function send(visitor: Visitor, path: string, changes: Fields) {
  const [form = []] = formsIn(await (await visitor.get(path)).text(), path);
  const sent = form.filter(({ type, isChecked }) => type !== "file" && type !== "submit" && (isChecked || (type !== "checkbox" && type !== "radio")));
  const valuesOf = (wanted: string) => sent.filter(({ name }) => name === wanted).map(({ value }) => value);
  return visitor.post(path, { ...Object.fromEntries(sent.map(({ name }) => [name, valuesOf(name)])), ...changes });
}

function isRestored(table: string) {
  return table !== "content_version" && table !== "_prisma_migrations" && table !== "sqlite_sequence";
}

async function rowsOf(data: SiteData) {
  const sql = data.openSql();
  const tables = (await sql.tables()).filter(isRestored);
  const rows = new Map<string, unknown>();
  for (const table of tables) rows.set(table, (await sql.rows(`select * from "${table}"`)).map((row) => withoutMoving(table, row)));
  await sql.close();
  return rows;
}

async function versionsOf(data: SiteData) {
  const sql = data.openSql();
  const rows = await sql.rows("select table_name, version from content_version");
  await sql.close();
  return new Map(rows.map(({ table_name, version }) => [String(table_name), Number(version)]));
}

async function picturesOf({ folder }: SiteData) {
  return (await readdir(join(folder, "media"), { recursive: true })).toSorted();
}
