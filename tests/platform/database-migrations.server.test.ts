import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { prepareDatabase } from "../../prisma/prepare-database";
import { writeMigration } from "../../scripts/db-migration.mjs";
import { DATABASES, schemaFor } from "../../scripts/prisma-schemas.mjs";
import { QUERIES } from "../../server/database/front-database";
import { emptySiteData, type SiteData } from "../harness/site-data";
import type { Sql } from "../harness/sql";
import { differenceFrom } from "./prisma-command";

const PRISMA = join(import.meta.dirname, "../../prisma");
const { kind } = inject("template");

let data: SiteData;
let sql: Sql;
let migrations: string;

beforeEach(async () => {
  data = await emptySiteData(kind);
  sql = data.openSql();
  migrations = join(data.folder, "migrations");
  await cp(join(PRISMA, "migrations"), migrations, { recursive: true });
  await prepare();
});
afterEach(async () => {
  await sql.close();
  await data.remove();
});

function prepare() {
  return prepareDatabase({ url: data.databaseUrl, migrationsFolder: migrations, say: () => undefined });
}

/** The difference between the tables and these models. */
async function differenceFromModels(models: string) {
  const database = DATABASES.find(({ name }) => name === kind);
  if (database === undefined) throw new Error(`unknown database ${kind}`);
  return differenceFrom(schemaFor(database, models), data);
}

/** The models with other defaults for two tables, which SQLite has to rebuild. */
async function changedModels() {
  const models = await readFile(join(PRISMA, "models.prisma"), "utf8");
  return models
    .replace('memberType   String   @default("team")', 'nickname String?\n  memberType String @default("guest")')
    .replace("fullName     String ", 'fullName String @default("Nobody") ');
}

/** Writes the migration to these models with `npm run db:migration`, and applies it. */
async function migrateTo(models: string) {
  const file = join(data.folder, "models.prisma");
  await writeFile(file, models);
  const files = await writeMigration({ name: "change_defaults", models: file, migrations });
  await prepare();
  return files;
}

describe("the migrations", () => {
  it("create the tables that the models describe", async () => {
    expect(await differenceFromModels(await readFile(join(PRISMA, "models.prisma"), "utf8"))).toBe("");
  });
});

describe("the history of the rule about second factors", () => {
  it("is moved out of the settings, which keep their own history", async () => {
    const noted = (id: string) => `INSERT INTO changes (id, noun, record_id, action) VALUES ('${id}', 'settings', '${id}', 'update')`;
    const moves = await readFile(join(migrations, kind, "20261126020000_second_factor_rule/migration.sql"), "utf8");
    await sql.run([noted("company"), noted("second_factor_required"), moves]);
    const rows = await sql.rows("SELECT noun, record_id FROM changes WHERE record_id IN ('company', 'second_factor_required') ORDER BY record_id");
    expect(rows).toEqual([
      { noun: "settings", record_id: "company" },
      { noun: "second_factor_rule", record_id: "second_factor_required" },
    ]);
  });
});

describe("a start that is interrupted between the migrations and the content", () => {
  it("is completed by the next one", async () => {
    await sql.run(["UPDATE user_roles SET permissions = '{}' WHERE name = 'editor'", "ALTER TABLE project_slugs RENAME TO slugs_away"]);
    const added = join(migrations, kind, "29990101000000_added");
    await mkdir(added);
    await writeFile(join(added, "migration.sql"), "CREATE TABLE added (id TEXT);");
    await expect(prepare()).rejects.toThrow();
    await sql.run(["ALTER TABLE slugs_away RENAME TO project_slugs"]);
    expect(await sql.rows(QUERIES.unfinished)).toEqual([{ migration_name: "29990101000000_added" }]);

    await prepare();
    expect(await sql.rows(QUERIES.unfinished)).toEqual([]);
    expect(JSON.stringify(await sql.rows("SELECT permissions FROM user_roles WHERE name = 'editor'"))).toContain("sponsors");
  });
});

describe("npm run db:migration", () => {
  it("writes nothing when the models have not changed", async () => {
    expect(await writeMigration({ name: "nothing", migrations })).toEqual([]);
  });

  it("refuses a model whose comment does not say whether public pages read it", async () => {
    const models = join(data.folder, "models.prisma");
    await writeFile(models, (await changedModels()).replace("/// Content. `services`", "/// `services`"));
    await expect(writeMigration({ name: "unmarked", models, migrations })).rejects.toThrow("above model TeamMember");
  });

  it("refuses a default for JSON, which SQLite would read as an empty text", async () => {
    const models = join(data.folder, "models.prisma");
    await writeFile(models, (await changedModels()).replace("services     Json\n", 'services Json\n  skills Json @default("[]")\n'));
    await expect(writeMigration({ name: "with_default", models, migrations })).rejects.toThrow("skills Json?");
  });

  it("refuses a column for which existing rows have no value, and writes nothing", async () => {
    const models = join(data.folder, "models.prisma");
    await writeFile(models, (await changedModels()).replace("services     Json\n", 'services Json\n  homeTown String @map("home_town")\n'));
    const before = await readdir(join(migrations, kind));
    await expect(writeMigration({ name: "without_value", models, migrations })).rejects.toThrow("home_town");
    expect(await readdir(join(migrations, kind))).toEqual(before);
  });

  it("writes SQL for both databases that leads to the new models, and keeps rows and triggers of rebuilt tables", async () => {
    await sql.run([
      `INSERT INTO admin_profiles (id, email, full_name, role, password_hash, updated_at) VALUES ('a', 'a', 'a', 'a', 'a', CURRENT_TIMESTAMP)`,
      `INSERT INTO sessions (id, user_id, expires_at, ip_address, user_agent) VALUES ('s', 'a', CURRENT_TIMESTAMP, '', '')`,
    ]);
    const membersBefore = await sql.rows("SELECT id, name, services FROM team_members ORDER BY id");
    const models = await changedModels();

    expect(await migrateTo(models)).toHaveLength(2);
    expect(await differenceFromModels(models)).toBe("");
    expect(await writeMigration({ name: "nothing", models: join(data.folder, "models.prisma"), migrations })).toEqual([]);

    expect(await sql.rows("SELECT id FROM sessions")).toEqual([{ id: "s" }]);
    expect(membersBefore).not.toEqual([]);
    expect(await sql.rows("SELECT id, name, services FROM team_members ORDER BY id")).toEqual(membersBefore);
    const before = await sql.rows("SELECT version FROM content_version");
    await sql.run(["UPDATE team_members SET name = name"]);
    expect(await sql.rows("SELECT version FROM content_version")).not.toEqual(before);
  });
});
