import { copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { runCommand } from "../harness/command";
import { furnishSiteData } from "../harness/furnished-site";
import { startMailServer } from "../harness/mail-server";
import { copySiteData, emptySiteData, type SiteData } from "../harness/site-data";

const KINDS = (await reachPostgres()) ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

let template: SiteData;

beforeAll(async () => {
  template = await furnishSiteData("sqlite");
});

afterAll(() => template.remove());

async function copied() {
  const data = await copySiteData(template);
  onTestFinished(() => data.remove());
  return data;
}

/** With the content of a new site. */
async function prepared(kind: SiteData["kind"]) {
  const data = await emptySiteData(kind);
  onTestFinished(() => data.remove());
  expect(await runCommand("prepare", [], data.environment)).toMatchObject({ exitCode: 0 });
  return data;
}

/** Runs the doctor with a public URL, and sorts its lines. */
async function askDoctor({ environment }: SiteData, more: Record<string, string> = {}) {
  const { exitCode, output, errors } = await runCommand("doctor", [], { ...environment, PUBLIC_URL: "https://calima.example", ...more });
  const lines = output.trim().split("\n");
  return { exitCode, errors, wrong: lines.filter((line) => line.startsWith("WRONG")), warnings: lines.filter((line) => line.startsWith("warning")), lines };
}

describe.each(KINDS)("the doctor on %s", (kind) => {
  it("warns only of the missing backup of a sound site, and leaves no files behind", async () => {
    const data = kind === "sqlite" ? await copied() : await prepared("postgres");
    const mail = await startMailServer();
    const before = await readdir(data.folder, { recursive: true });
    const { exitCode, wrong, warnings, lines } = await askDoctor(data, mail.environment);
    await mail.stop();
    expect({ exitCode, wrong, warnings }).toEqual({ exitCode: 0, wrong: [], warnings: ["warning  Backups: BACKUP_TO is not set. See docs/backup.md."] });
    expect(lines).toHaveLength(kind === "sqlite" ? 11 : 10);
    expect(lines.join("\n")).toMatch(kind === "sqlite" ? /SQLite 3\.\d+/ : /PostgreSQL \d+/);
    expect(await readdir(data.folder, { recursive: true })).toEqual(before);
  });
});

it("the doctor warns of variables whose names differ from a setting by at most two letters", async () => {
  const misspelled = { SMPT_URL: "a", BACKUP_T: "b", public_url: "c", S3_ACCESS_KEY: "d", HOME: "/" };
  const { exitCode, warnings } = await askDoctor(await prepared("sqlite"), misspelled);
  expect([exitCode, warnings.filter((line) => line.includes("is ignored"))]).toEqual([
    0,
    [["BACKUP_T", "BACKUP_TO"], ["SMPT_URL", "SMTP_URL"], ["public_url", "PUBLIC_URL"]].map(([name, meant]) => `warning  ${name} is no setting of the site, so it is ignored: is ${meant} meant?`),
  ]);
});

describe("the doctor reports the fault and exits with 1", () => {
  const expectOneFault = async (data: SiteData, text: RegExp, more: Record<string, string> = {}) => {
    const { exitCode, wrong } = await askDoctor(data, more);
    expect(wrong.join("\n")).toMatch(text);
    expect([exitCode, wrong.length]).toEqual([1, 1]);
  };

  function inDatabase({ folder }: SiteData, sql: string) {
    const database = new Database(join(folder, "site.db"));
    database.pragma("foreign_keys = OFF");
    database.exec(sql);
    database.close();
  }

  it("when no Postgres answers, without a line about its clock", async () => {
    const nowhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/site", SESSION_SECRET: "s".repeat(32) };
    await expectOneFault(template, /database does not answer: 127\.0\.0\.1:1/, nowhere);
    expect((await askDoctor(template, nowhere)).lines.join("\n")).not.toMatch(/clock/);
  });

  it("when a setting cannot be read", () => expectOneFault(template, /settings cannot be read/, { PORT: "x" }));

  it("when a row refers to a deleted one", async () => {
    const data = await copied();
    inDatabase(data, "delete from user_roles where name = 'viewer'");
    await expectOneFault(data, /damaged: admin_users refers to rows of user_roles/);
  });

  it("when a page of the database file is damaged", async () => {
    const data = await copied();
    const sql = data.openSql();
    const [place] = await sql.rows("select (rootpage - 1) * page_size as start from sqlite_master, pragma_page_size where name = 'team_members'");
    await sql.close();
    const file = await open(join(data.folder, "site.db"), "r+");
    await file.write(Buffer.alloc(1_000, 7), 0, 1_000, Number(place?.start));
    await file.close();
    await expectOneFault(data, /The database is damaged: /);
  });

  it("when the database is of a newer version, or one of its migrations has not finished", async () => {
    const data = await copied();
    inDatabase(data, "update _prisma_migrations set migration_name = '29990101000000_later' where migration_name = (select max(migration_name) from _prisma_migrations)");
    await expectOneFault(data, /of a newer version: 29990101000000_later; not applied: /);
    inDatabase(data, "update _prisma_migrations set finished_at = null where migration_name = '29990101000000_later'");
    await expectOneFault(data, /started but not finished: 29990101000000_later/);
  });

  it("when there is no database, and creates no files", async () => {
    const data = await emptySiteData("sqlite");
    onTestFinished(() => data.remove());
    await expectOneFault(data, /database does not answer/);
    await expectOneFault(data, /database does not answer/, { DATA_DIR: join(data.folder, "not/there"), SESSION_SECRET: "" });
    expect(await readdir(data.folder)).toEqual([]);
  });

  it("when Postgres, the bucket and the mail server do not answer", async () => {
    const { wrong } = await askDoctor(template, {
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/site",
      STORAGE: "s3",
      S3_BUCKET: "b",
      S3_ENDPOINT: "http://127.0.0.1:1",
      AWS_ACCESS_KEY_ID: "k",
      AWS_SECRET_ACCESS_KEY: "s",
      SMTP_URL: "smtp://user:geheim@127.0.0.1:1",
      MAIL_FROM: "a@calima.example",
    });
    expect(wrong.map((line) => /database does|Pictures cannot|mail server cannot/.exec(line)?.[0])).toEqual(["database does", "Pictures cannot", "mail server cannot"]);
    expect(wrong.join("\n")).not.toContain("geheim");
  });

  it("when pictures lack their files", async () => {
    const data = await copied();
    await rm(join(data.folder, "media"), { recursive: true });
    await mkdir(join(data.folder, "media"));
    await expectOneFault(data, /Pictures without their files: 1/);
  });

  it("when the data folder cannot be written, and does not blame the clock", async () => {
    // /proc refuses writes even from root
    const { wrong } = await askDoctor(template, { DATA_DIR: "/proc", STORAGE: "s3", S3_BUCKET: "b", S3_ENDPOINT: "http://127.0.0.1:1", AWS_ACCESS_KEY_ID: "k", AWS_SECRET_ACCESS_KEY: "s" });
    expect(wrong.join("\n")).toContain("Nothing can be written into /proc");
    expect(wrong.join("\n")).not.toContain("clock");
  });

  it("when the newest backup is old", async () => {
    const data = await copied();
    const to = join(data.folder, "backups");
    expect(await runCommand("backup", ["--to", to], data.environment)).toMatchObject({ exitCode: 0 });
    expect((await askDoctor(data, { BACKUP_TO: to })).exitCode).toBe(0);
    const [made = ""] = (await readdir(to)).filter((name) => name.endsWith(".tar"));
    await rename(join(to, made), join(to, made.replace(/\d{4}/, "2020")));
    await expectOneFault(data, /hours old/, { BACKUP_TO: to });
  });

  it("when the newest backup cannot be read; it only warns if that is not encrypted although a key is set", async () => {
    const data = await copied();
    const environment = { BACKUP_TO: join(data.folder, "backups") };
    expect((await runCommand("backup", [], { ...data.environment, ...environment })).exitCode).toBe(0);
    const { exitCode, warnings } = await askDoctor(data, { ...environment, BACKUP_KEY: "a key that was set after the backup" });
    expect([exitCode, warnings.join("\n")]).toEqual([0, expect.stringMatching(/not encrypted although BACKUP_KEY is set/)]);
  });

  it("when nothing can be written where the backups go; it only warns if that folder does not exist", async () => {
    const data = await copied();
    await expectOneFault(data, /nothing can be written into \S+site\.db/, { BACKUP_TO: join(data.folder, "site.db") });
    const { exitCode, warnings } = await askDoctor(data, { BACKUP_TO: join(data.folder, "backups") });
    expect([exitCode, warnings.join("\n")]).toEqual([0, expect.stringMatching(/backups does not exist; the first backup creates it/)]);
  });

  it("when the newest backup has another key, or is encrypted and no key is set", async () => {
    const data = await copied();
    const environment = { BACKUP_TO: join(data.folder, "backups"), BACKUP_KEY: "the key of before, which was another" };
    expect((await runCommand("backup", [], { ...data.environment, ...environment })).exitCode).toBe(0);
    expect((await askDoctor(data, environment)).exitCode).toBe(0);
    await expectOneFault(data, /BACKUP_KEY is wrong/, { ...environment, BACKUP_KEY: "the key of today, which is another" });
    await expectOneFault(data, /set the BACKUP_KEY that it was made with/, { ...environment, BACKUP_KEY: "" });
  });

  it("when the log is not shipped: never, not for days, or with another key", async () => {
    const data = await copied();
    const to = join(data.folder, "backups");
    const environment = { BACKUP_TO: to, BACKUP_SHIP_LOG: "1", BACKUP_KEY: "the key of before, which was another" };
    expect((await runCommand("backup", [], { ...data.environment, ...environment })).exitCode).toBe(0);
    await expectOneFault(data, /nothing was shipped/, environment);
    const [backup = ""] = (await readdir(to)).filter((name) => name.endsWith(".enc"));
    const ship = async (begunAt: Date) => {
      const folder = join(to, "live", begunAt.toISOString().replaceAll(/[:.]/g, "-"));
      await mkdir(folder, { recursive: true });
      for (const name of ["base.tar.enc", "pictures.txt.gz.enc"]) await copyFile(join(to, backup), join(folder, name));
    };
    await ship(new Date("2026-01-02T03:04:05.006Z"));
    await expectOneFault(data, /nothing was shipped since 2026-01-02T03:04:05/, environment);
    await ship(new Date());
    expect((await askDoctor(data, environment)).exitCode).toBe(0);
    await expectOneFault(data, /BACKUP_KEY is wrong/, { ...environment, BACKUP_KEY: "the key of today, which is another" });
  });
});
