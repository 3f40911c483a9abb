import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUp } from "../harness/people";
import { picture } from "../harness/pictures";
import { type Site, startSite } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import { until } from "../harness/until";
import type { Visitor } from "../harness/visitor";

let site: Site;
let admin: Visitor;
let folder: string;

beforeAll(async () => {
  const data = await emptySiteData("sqlite");
  folder = data.folder;
  // so that the site generates its secret
  site = await startSite({ data, environment: { SESSION_SECRET: "" } });
  admin = site.newVisitor();
  await setUp(admin);
  await copyFile(join(folder, "site.db"), join(folder, "older.db"));
});

afterAll(async () => {
  await site.stop();
  await site.data.remove();
});

const at = (name: string) => join(folder, name);
const health = async () => (await site.newVisitor().get("/health")).status;
const linesSince = (before: string) => site.log().slice(before.length).split("\n").filter(Boolean);

const FOUND = /"msg":"(\S+) is (back|not there any more|another one now)\b/g;
/** A late line would be counted in the next test. */
const untilAllIsBack = () => until("the log reports that all files are back", async () => {
  const last = new Map([...site.log().matchAll(FOUND)].map(([, path, is]) => [path, is]));
  return [...last.values()].every((is) => is === "back");
});

const id = (number: number) => `00000000-0000-4000-8000-0000000000${number}`;
const save = (number: number) => admin.post("/admin/sponsors/new", { id: id(number), name: `Sponsor ${number}`, category: "Radio" });
const write = () => site.newVisitor().post("/en/contact", { name: "Clara Vent", email: "clara@calima.example", subject: "Shipyard", message: "Good evening to you" });

/** Each removes the file and returns a function that restores it. */
const WAYS = [
  ["deleted", "not there any more", async () => {
    await link(at("site.db"), at("kept"));
    await rm(at("site.db"));
    return () => rename(at("kept"), at("site.db"));
  }],
  ["renamed", "not there any more", async () => {
    await rename(at("site.db"), at("kept"));
    return () => rename(at("kept"), at("site.db"));
  }],
  ["replaced by an older copy", "another one now", async () => {
    await link(at("site.db"), at("kept"));
    await copyFile(at("older.db"), at("copy.db"));
    await rename(at("copy.db"), at("site.db"));
    return () => rename(at("kept"), at("site.db"));
  }],
  ["missing with its whole folder", "not there any more", async () => {
    await rename(folder, `${folder}-kept`);
    return () => rename(`${folder}-kept`, folder);
  }],
] as const;

describe.each(WAYS.map((way, index) => [...way, index * 2 + 10] as const))("while the database file is %s", (_how, says, takeAway, number) => {
  it("no save is confirmed, forms keep the typed values, and saving works once it is back", async () => {
    const before = site.log();
    const putBack = await takeAway();
    const [refused, unsent] = await Promise.all([save(number), write()]);
    for (const words of ["Fehler beim Speichern: Unbekannter Fehler", `value="Sponsor ${number}"`]) await expect(refused).toRefuse(503, words);
    for (const words of ['<html lang="en"', "An error occurred", ">Good evening to you</textarea>"]) await expect(unsent).toRefuse(503, words);
    expect([await health(), (await site.newVisitor().get("/es/team")).status]).toEqual([503, 200]);

    await until("the log reports it", async () => linesSince(before).some((line) => line.includes(at("site.db"))));
    await save(number);
    const lines = linesSince(before).filter((line) => !line.includes(at("media")) && !line.includes(at("secret")));
    expect(lines).toEqual([expect.stringMatching(new RegExp(`site.db is ${says}: nothing is saved .* restore a backup`))]);

    await putBack();
    expect([(await save(number + 1)).status, await health()]).toEqual([303, 200]);
    await untilAllIsBack();
    const sql = site.data.openSql();
    expect(await sql.rows(`SELECT name FROM partners WHERE name IN ('Sponsor ${number}', 'Sponsor ${number + 1}')`)).toEqual([{ name: `Sponsor ${number + 1}` }]);
    await sql.close();
  });
});

describe("while the WAL file of the database is missing", () => {
  it("no save is confirmed, and a restart loses nothing", async () => {
    expect((await save(70)).status).toBe(303);
    await rm(at("site.db-wal"));
    expect([(await save(71)).status, await health()]).toEqual([503, 503]);
    await site.stop();
    site = await startSite({ data: site.data, environment: { SESSION_SECRET: "" } });
    const { cookies } = admin;
    admin = site.newVisitor();
    for (const [name, value] of cookies) admin.cookies.set(name, value);
    expect([(await save(71)).status, await health()]).toEqual([303, 200]);
    await expect(await admin.get("/admin/sponsors")).toShow("Sponsor 70", "Sponsor 71");
  });
});

describe.each([
  ["renamed", ["not there any more"]],
  ["replaced", ["not there any more", "another one now"]],
])("while the folder of pictures is %s", (how, found) => {
  it("uploads are refused with a message, nothing is stored elsewhere, and uploads work once it is back", async () => {
    const before = site.log();
    const untilFound = (state: string | undefined) => until("the log reports it", async () => linesSince(before).some((line) => line.includes(`media is ${state}`)));
    await rename(at("media"), at("media-kept"));
    await untilFound(found[0]);
    if (how === "replaced") await mkdir(at("media"));
    await untilFound(found.at(-1));
    const refused = await admin.post("/admin/media/upload", await picture("Hafen.png"));
    await expect(refused).toRefuse(503, "Upload fehlgeschlagen");
    expect(await readdir(at("media")).catch(() => [])).toEqual([]);
    expect(await health()).toBe(200);
    expect(linesSince(before)).toEqual(found.map((state): unknown => expect.stringContaining(`media is ${state}: uploads are refused`)));

    await rm(at("media"), { recursive: true, force: true });
    await rename(at("media-kept"), at("media"));
    expect((await admin.post("/admin/media/upload", await picture("Hafen.png"))).status).toBe(303);
    await untilAllIsBack();
  });
});

describe("while the file of the secret is missing", () => {
  it("the log reports it, sessions stay valid, and a new file with the same secret is accepted", async () => {
    const before = site.log();
    const secret = await readFile(at("secret"), "utf8");
    await rm(at("secret"));
    await until("the log reports it", async () => linesSince(before).some((line) => line.includes("before the next start")));
    expect([await health(), (await admin.get("/admin/sponsors")).status]).toEqual([200, 200]);
    await writeFile(at("secret-again"), secret, { mode: 0o600 });
    await rename(at("secret-again"), at("secret"));
    await untilAllIsBack();
    expect(linesSince(before)).toHaveLength(2);
  });
});
