import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { servicesField } from "~/domain/team/team";
import { USUAL_FACTS } from "~/i18n/company";
import { runCommand } from "../harness/command";
import { furnishSiteData } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import { picture } from "../harness/pictures";
import { outerEnvironment, startSite } from "../harness/site";
import { emptySiteData, type SiteData } from "../harness/site-data";
import type { Visitor } from "../harness/visitor";

const KINDS = (await reachPostgres()) ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

const PUBLIC = { PUBLIC_URL: "https://calima.example" };

const BUCKET = "https://backend.example/storage/v1/object/public/media";

describe.each(KINDS)("moving on %s", (kind) => {
  it("copies a site to the other database with the same rows, files and public pages", async () => {
    const data = await kept(furnishSiteData(kind));
    const site = await startSite({ data, environment: PUBLIC });
    const admin = await signInAs(site, "admin");
    expect((await admin.post("/admin/media/upload", await picture("Bild.png"))).status).toBe(303);
    await saveOwnLook(admin);
    const before = await publicPages(site.origin);
    expect(before.get("/manifest.webmanifest")).toMatch(/"Xaloc Films".*"#141231".*\/icons\/192\.png/);
    expect(before.get("/de")).toMatch(/class="logo-own" src="\/media\//);
    const to = join(await newFolder(), "export");
    const { errors, exitCode } = await runCommand("export", [to], data.environment);
    await site.stop();
    expect({ errors, exitCode }).toEqual({ errors: "", exitCode: 0 });
    expect(await readFile(join(to, "admin_users.json"), "utf8")).not.toContain("password");

    const target = await kept(emptySiteData(KINDS.find((other) => other !== kind) ?? kind));
    expect(reported(await move(target, to))).not.toContain("skipped ");
    expect(reported(await move(target, to, "--write"))).not.toContain("skipped ");
    expect(reported(await move(target, to, "--write"))).not.toMatch(/[1-9]\d* (taken|changed)/);
    const again = join(await newFolder(), "export");
    reported(await runCommand("export", [again], target.environment));
    expect(await filesOf(again)).toEqual(await filesAsTaken(to));
    const moved = await startSite({ data: target, environment: PUBLIC });
    const after = await publicPages(moved.origin);
    await moved.stop();
    expect(before.size).toBeGreaterThan(30);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [path, html] of before) expect(after.get(path) === html, path).toBe(true);
  });

  it.each(formsOn(kind))("imports an export in %s, twice without duplicates, and skips invalid rows with a reason", async (form) => {
    const folder = await exportIn(form);
    const target = await kept(emptySiteData(kind));
    const dry = reportedInPart(await move(target, folder));
    expect(dry).toContain("team_members: 2 taken, 0 changed, 0 unchanged, 2 skipped");
    expect(dry).toMatch(/row 3: .*Name und Position sind erforderlich/);
    expect(dry).toMatch(/row 4: the picture \S+\/team\/gone.png is not in media\//);
    expect(reportedInPart(await move(target, folder, "--write"))).toContain("team_members: 2 taken, 0 changed, 0 unchanged, 2 skipped");
    expect(reportedInPart(await move(target, folder, "--write"))).toMatch(/team_members: 0 taken, 0 changed, 2 unchanged, 2 skipped[^]*\nWritten, except what is named above\.\n$/);

    const sql = target.openSql();
    const [ana, bob] = await sql.rows("select * from team_members order by name");
    expect(ana).toMatchObject({ name: "Ana 'Nit' O’Neill", bio: "Zeile 1\nZeile 2", member_type: "team,moderator" });
    expect(ana?.image_url).toMatch(/^\/media\/team\/0000000000000-[0-9a-f]{16}\.webp$/);
    expect(bob?.image_url).toBe(ana?.image_url);
    expect(JSON.stringify(ana?.services)).toMatch(/podcast.*kino/);
    expect(await sql.rows("select * from media_assets")).toHaveLength(1);
    await sql.run(["update team_members set position = 'Neu' where name = 'Bob'"]);
    expect(reportedInPart(await move(target, folder, "--write"))).toMatch(/row 2: this site has another row in its place/);
    expect(reportedInPart(await move(target, folder, "--write", "--overwrite"))).toContain("team_members: 0 taken, 1 changed, 1 unchanged");
    await sql.close();
  });

  it("gives projects of the earlier backend unique addresses", async () => {
    const folder = await newFolder();
    const project = { title: "Küste", description: "Ein Film", category: "Film", year: 2020, image_url: "/artwork/projects/neun-winde.webp" };
    await writeFile(join(folder, "projects.json"), JSON.stringify([{ ...project, id: "one" }, { ...project, id: "two" }]));
    const target = await kept(emptySiteData(kind));
    expect(reported(await move(target, folder, "--write"))).toContain("projects: 2 taken");
    const sql = target.openSql();
    expect((await sql.rows("select slug from project_slugs order by slug")).map(({ slug }) => slug)).toEqual(["kueste", "kueste-2"]);
    await sql.close();
  });

  it("continues after it was killed", async () => {
    const folder = await newFolder();
    const names = Array.from({ length: 300 }, (_, index) => ({ id: `sponsor-${index.toString()}`, name: `Sponsor ${index.toString()}`, category: "Radio" }));
    await writeFile(join(folder, "partners.json"), JSON.stringify(names));
    const target = await kept(emptySiteData(kind));
    await killedInTheMiddle(target, folder);
    const again = reported(await move(target, folder, "--write"));
    const [, taken = "", unchanged = ""] = /partners: (\d+) taken, 0 changed, (\d+) unchanged, 0 skipped/.exec(again) ?? [];
    expect(Number(taken)).toBeGreaterThan(0);
    expect(Number(unchanged)).toBeGreaterThan(0);
    expect(Number(taken) + Number(unchanged)).toBe(300);
  });
});

it("an import fetches each picture of a list of URLs once, and names those that it cannot get", async () => {
  const folder = await exportIn("json");
  const png = await readFile(join(folder, "media/team/ana.png"));
  await rm(join(folder, "media"), { recursive: true });
  const asked: string[] = [];
  const backend = createServer(({ url: address = "" }, response) => {
    const [url = ""] = address.split("?");
    asked.push(url);
    response.writeHead(url.endsWith(".png") && !url.includes("gone") ? 200 : 404).end(url.includes("huge") ? Buffer.alloc(6_000_000) : png);
  });
  await once(backend.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void backend.close());
  const { port } = z.object({ port: z.number() }).parse(backend.address());
  const bucket = `http://127.0.0.1:${port.toString()}/storage/v1/object/public/media`;
  const list = ["# the bucket", `${bucket}/team/ana.png?t=1`, `${bucket}/team/bob.png`, `${bucket}/team/gone.png`, `${bucket}/huge.png`, "no address", `${bucket}/..%2f..%2fout.png`];
  await writeFile(join(folder, "media.txt"), list.join("\r\n"));
  const target = await kept(emptySiteData("sqlite"));
  const output = reportedInPart(await move(target, folder));
  expect(output).toContain("team_members: 2 taken, 0 changed, 0 unchanged, 2 skipped");
  expect(output).toContain("team/gone.png could not be fetched: the answer is 404");
  expect(output).toContain("huge.png could not be fetched: it is larger than a picture may be");
  expect(output).toContain("no address could not be fetched: ");
  expect(output).toContain("out.png could not be fetched: its path leads out of the folder");
  expect(asked).toHaveLength(4);
  reportedInPart(await move(target, folder));
  expect(asked.slice(4)).toEqual([expect.stringContaining("gone"), expect.stringContaining("huge")]);
});

it("an import finds pictures whose file names have decomposed accents, as on a Mac", async () => {
  const folder = await exportIn("json");
  await rename(join(folder, "media/team/ana.png"), join(folder, "media/team/Ba\u0308r 🎬.png"));
  const row = { ...BOB, image_url: `${BUCKET}/team/B%C3%A4r%20%F0%9F%8E%AC.png` };
  await writeFile(join(folder, "team_members.json"), JSON.stringify([row]));
  expect(reported(await move(await kept(emptySiteData("sqlite")), folder))).toContain("team_members: 1 taken, 0 changed, 0 unchanged, 0 skipped");
});

it("an export names missing picture files, and includes everything else", async () => {
  const site = await kept(emptySiteData("sqlite"));
  reportedInPart(await move(site, await exportIn("json"), "--write"));
  const [narrow = "", wide = ""] = (await readdir(join(site.folder, "media/team"))).toSorted();
  await rm(join(site.folder, "media/team", narrow));
  const to = join(await newFolder(), "export");
  const { exitCode, errors } = await runCommand("export", [to], site.environment);
  expect(exitCode).toBe(1);
  expect(errors).toMatch(new RegExp(`^The export failed: .*: team/${narrow}\n$`));
  expect(Object.keys(await filesOf(to))).toEqual(expect.arrayContaining(["team_members.json", "website_settings.json", `media/team/${wide}`]));
  expect(await readFile(join(to, "manifest.json"), "utf8")).toContain('"pictures": 1');
});

it("a failed export leaves no files", async () => {
  const site = await kept(emptySiteData("sqlite"));
  reportedInPart(await move(site, await exportIn("json"), "--write"));
  const [first = ""] = await readdir(join(site.folder, "media/team"));
  const picture = join(site.folder, "media/team", first);
  await rm(picture);
  await symlink(picture, picture);
  const to = await newFolder();
  const { exitCode, errors } = await runCommand("export", [to], site.environment);
  expect([exitCode, errors]).toEqual([1, expect.stringMatching(/^The export failed: ELOOP/)]);
  expect(await readdir(to)).toEqual([]);
});

it("an import skips translations of fields and resources that this site does not have", async () => {
  const folder = await newFolder();
  const about = { record_id: "one", language_code: "en", value: "Coast", source_text: "Küste" };
  const rows = [{ noun: "projects", field: "title" }, { noun: "projects", field: "year" }, { noun: "pets", field: "name" }];
  await writeFile(join(folder, "translations.json"), JSON.stringify(rows.map((row) => ({ ...about, ...row }))));
  const output = reportedInPart(await move(await kept(emptySiteData("sqlite")), folder));
  expect(output).toContain("translations: 1 taken, 0 changed, 0 unchanged, 2 skipped");
  expect(output).toMatch(/row 2: .*no such text in other languages/);
  expect(output).toMatch(/row 3: .*noun is no resource of this site/);
});

it("an import accepts people with only a first name, and skips those without one", async () => {
  const folder = await newFolder();
  const people = [{ first_name: "Administrator", last_name: "" }, { first_name: "Ana" }, { last_name: "Vent" }];
  await writeFile(join(folder, "admin_users.json"), JSON.stringify(people.map((names, index) => ({ ...names, role: "admin", email: `person-${index.toString()}@calima.example` }))));
  const output = reportedInPart(await move(await kept(emptySiteData("sqlite")), folder));
  expect(output).toContain("admin_users: 2 taken, 0 changed, 0 unchanged, 1 skipped");
  expect(output).toMatch(/row 3: .*first_name is missing/);
});

it.each([
  ["newer", "UPDATE _prisma_migrations SET migration_name = '29990101000000_later' WHERE migration_name LIKE '%_drafts'", "a newer version of the site has changed this database, with the migration 29990101000000_later: "],
  ["older", "DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_drafts'", "an older version of the site has made this database: start the site once"],
])("an import and an export refuse a database of a version that is %s", async (_age, statement, reason) => {
  const data = await kept(emptySiteData("sqlite"));
  expect(await runCommand("prepare", [], data.environment)).toMatchObject({ exitCode: 0 });
  const sql = data.openSql();
  await sql.run([statement]);
  await sql.close();
  const to = await newFolder();
  const refused = [await move(data, await exportIn("json"), "--write"), await runCommand("export", [to], data.environment)];
  for (const { exitCode, output, errors } of refused) {
    expect([exitCode, output]).toEqual([1, ""]);
    expect(errors).toMatch(/^The (import|export) failed: [^\n]+\n$/);
    expect(errors).toContain(reason);
  }
  expect(await readdir(to)).toEqual([]);
});

it("an import names a table that it does not know, and fails if there is no other", async () => {
  const data = await kept(emptySiteData("sqlite"));
  const folder = await newFolder();
  await writeFile(join(folder, "partner.csv"), "id,name\n1,Mar");
  const { exitCode, output, errors } = await move(data, folder);
  expect([exitCode, output]).toEqual([1, ""]);
  expect(errors).toMatch(/has no table that is taken: name each file after one \(docs\/moving\.md\)\.\n$/);

  await writeFile(join(folder, "partners.csv"), "id,name\n1,Mar");
  expect(reported(await move(data, folder))).toContain("partner is no table that is taken.");
});

it("an import names a file that cannot be read, and imports the others", async () => {
  const folder = await exportIn("json");
  await writeFile(join(folder, "services.json"), "[{ broken");
  const target = await kept(emptySiteData("sqlite"));
  const output = reportedInPart(await move(target, folder));
  expect(output).toContain("services.json cannot be read");
  expect(output).toContain("team_members: 2 taken");
});

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** What the import changes in people, and in rows that no form of this site has written. */
const AS_TAKEN: Record<string, (row: Record<string, unknown>) => object> = {
  "team_members.json": (row) => ({ ...row, services: servicesField.fromColumn(row.services) }),
  "partners.json": (row) => ({ ...row, category: row.category === "" ? "Sonstige" : row.category }),
  "admin_users.json": (row) => ({ ...row, is_active: false }),
};

/** All files of an export except the manifest, which contains the time of the export. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "manifest.json").map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(files.toSorted().map(async (file) => [relative(folder, file), await readFile(file, "latin1")] as const)));
}

async function filesAsTaken(folder: string): Promise<Record<string, string>> {
  const files = await filesOf(folder);
  for (const [name, asTaken] of Object.entries(AS_TAKEN)) {
    const rows = rowsSchema.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
    files[name] = Buffer.from(`${JSON.stringify(rows.map(asTaken), null, 1)}\n`).toString("latin1");
  }
  return files;
}

/** All formats on one database only, because reading an export does not depend on the database. */
function formsOn(kind: SiteData["kind"]) {
  return kind === "sqlite" || process.env.TEST_ALL === "1" ? (["csv", "json", "sql"] as const) : (["sql"] as const);
}

async function killedInTheMiddle(target: SiteData, folder: string) {
  const child = spawn(process.execPath, ["build/import.js", folder, "--write"], { stdio: "ignore", env: { ...outerEnvironment(), ...target.environment } });
  const exit = once(child, "exit");
  const count = async () => {
    const sql = target.openSql();
    const rows = await sql.rows("select id from partners").catch(() => []);
    await sql.close();
    return rows.length;
  };
  while (child.exitCode === null && (await count().catch(() => 0)) < 5) await pause(20);
  child.kill("SIGKILL");
  await exit;
}

async function exportIn(form: "csv" | "json" | "sql"): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, "media/team"), { recursive: true });
  const png = await sharp({ create: { width: 500, height: 500, channels: 3, background: "#a13" } }).png().toBuffer();
  await writeFile(join(folder, "media/team/ana.png"), png);
  await writeFile(join(folder, "media/team/bob.png"), png);
  await writeFile(join(folder, `team_members.${form}`), SAMPLES[form]);
  return folder;
}

const IDS = ["1", "2", "3", "4"].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

const ANA = { id: IDS[0], name: "Ana 'Nit' O’Neill", position: "Regie", bio: "Zeile 1\nZeile 2", image_url: `${BUCKET}/team/ana.png`, is_team_member: true, is_moderator: true, services: ["podcast", "kino"], created_at: "2024-03-01T10:00:00.123456+00:00" };
const BOB = { id: IDS[1], name: "Bob", position: "Ton", bio: "", image_url: `${BUCKET}/team/bob.png`, is_team_member: true, is_moderator: false, services: [], created_at: "2024-03-02" };
const NOBODY = { ...BOB, id: IDS[2], name: "" };
const GONE = { ...BOB, id: IDS[3], name: "Gone", image_url: `${BUCKET}/team/gone.png` };

const SAMPLES = {
  json: JSON.stringify([ANA, BOB, NOBODY, GONE]),
  csv: `id,name,position,bio,image_url,is_team_member,is_moderator,services,created_at
${IDS[0]},Ana 'Nit' O’Neill,Regie,"Zeile 1
Zeile 2",${BUCKET}/team/ana.png,true,true,"{podcast,kino}",2024-03-01 10:00:00.123456+00
${IDS[1]},Bob,Ton,,${BUCKET}/team/bob.png,t,f,{},2024-03-02
${IDS[2]},,Ton,,,t,f,{},2024-03-02
${IDS[3]},Gone,Ton,,${BUCKET}/team/gone.png,t,f,{},2024-03-02
`,
  sql: `-- a dump
SET statement_timeout = 0;
INSERT INTO "public"."team_members" ("id", "name", "position", "bio", "image_url", "is_team_member", "is_moderator", "services", "created_at") VALUES
('${IDS[0]}', 'Ana ''Nit'' O’Neill', 'Regie', E'Zeile 1\\nZeile 2', '${BUCKET}/team/ana.png', true, true, ARRAY['podcast', 'kino']::text[], '2024-03-01 10:00:00.123456+00'),
('${IDS[1]}', 'Bob', 'Ton', NULL, '${BUCKET}/team/bob.png', 't', 'f', '{}', '2024-03-02 00:00:00+02'::timestamptz);
INSERT INTO public.team_members (id, name, position, bio, image_url, is_team_member, is_moderator, services) VALUES ('${IDS[2]}', '', 'Ton', NULL, NULL, true, false, '{}');
INSERT INTO public.team_members (id, name, position, image_url, is_team_member, is_moderator, services) VALUES ('${IDS[3]}', 'Gone', 'Ton', '${BUCKET}/team/gone.png', true, false, '{}');
`,
} as const;

/** Saves the logo, colours and name of another company. */
async function saveOwnLook(admin: Visitor): Promise<void> {
  const look = await picture("Logo.png");
  look.delete("category");
  for (const [name, value] of Object.entries({ accent: "#1d4ed8", ink: "#1e1b4b", logo_url: "", version: "0" })) look.append(name, value);
  expect((await admin.post("/admin/settings/look", look)).status).toBe(303);
  expect((await admin.post("/admin/settings/company", { ...USUAL_FACTS, name: "Xaloc Films", venue: "", version: "0" })).status).toBe(303);
}

async function publicPages(origin: string) {
  const addresses = [...(await (await fetch(`${origin}/sitemap.xml`)).text()).matchAll(/<loc>https:\/\/calima\.example([^<]*)<\/loc>/g)];
  const pages = new Map<string, string>();
  for (const path of ["/manifest.webmanifest", "/favicon.ico", "/icons/512.png"]) pages.set(path, await (await fetch(origin + path)).text());
  for (const [, path = ""] of addresses) pages.set(path, await (await fetch(origin + path)).text());
  return pages;
}

function move(target: SiteData, folder: string, ...more: string[]) {
  return runCommand("import", [folder, ...more], target.environment);
}

function reported({ exitCode, output, errors }: Awaited<ReturnType<typeof runCommand>>): string {
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: "" });
  return output;
}

/** Of an import that left something out, which a script must notice. */
function reportedInPart({ exitCode, output, errors }: Awaited<ReturnType<typeof runCommand>>): string {
  expect({ exitCode, errors }).toEqual({ exitCode: 1, errors: "" });
  return output;
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), "calima-moving-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function kept(making: Promise<SiteData>) {
  const data = await making;
  onTestFinished(() => data.remove());
  return data;
}
