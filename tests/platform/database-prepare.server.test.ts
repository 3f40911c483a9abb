import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { LANGUAGES } from "~/i18n/languages";
import { readMigrations } from "../../prisma/migrations";
import { prepareDatabase } from "../../prisma/prepare-database";
import { bundleForNode, removeParts } from "../../scripts/build-steps/bundle.mjs";
import { emptySiteData, type SiteData } from "../harness/site-data";
import type { Sql } from "../harness/sql";
import { until } from "../harness/until";
import { migrateStatus } from "./prisma-command";

const ROOT = join(import.meta.dirname, "../..");
const COMMITTED = join(ROOT, "prisma/migrations");
const { kind } = inject("template");
const names = readMigrations(join(COMMITTED, kind)).map(({ name }) => name);
const STEPS = [...names.map((name) => `Database: applied the migration ${name}`), "Database: filled with the default content"];

let data: SiteData;
let sql: Sql;

beforeEach(async () => {
  data = await emptySiteData(kind);
  sql = data.openSql();
});
afterEach(async () => {
  await sql.close();
  await data.remove();
});

/** Prepares the database and returns its messages. */
async function prepare(migrationsFolder = COMMITTED) {
  const lines: string[] = [];
  await prepareDatabase({ url: data.databaseUrl, migrationsFolder, say: (line) => lines.push(line) });
  return lines;
}

async function count(table: string) {
  const [row] = await sql.rows(`SELECT count(*) AS count FROM ${table}`);
  return Number(row?.count);
}

async function permissionsOf(role: string): Promise<Record<string, object>> {
  const [row] = await sql.rows(`SELECT permissions FROM user_roles WHERE name = '${role}'`);
  return z.record(z.string(), z.object({}).loose()).parse(typeof row?.permissions === "string" ? JSON.parse(row.permissions) : row?.permissions);
}

/** Our migrations and an additional one. */
async function migrationsWith(statement: string) {
  const folder = join(data.folder, "migrations");
  await cp(COMMITTED, folder, { recursive: true });
  await mkdir(join(folder, kind, "29990101000000_one_more"), { recursive: true });
  await writeFile(join(folder, kind, "29990101000000_one_more/migration.sql"), statement);
  return folder;
}

describe("prepareDatabase", () => {
  it("migrates and fills an empty database, and reports it", async () => {
    expect(await prepare()).toEqual(STEPS);
    expect(await count("content")).toBe(15 * LANGUAGES.length);
  });

  it("has nothing to do the second time", async () => {
    await prepare();

    expect(await prepare()).toEqual([]);
  });

  it("keeps what people have changed of the content", async () => {
    await prepare();
    await sql.run(["DELETE FROM content"]);

    expect(await prepare()).toEqual([]);
    expect(await count("content")).toBe(0);
  });

  it("applies later migrations to a database in use", async () => {
    await prepare();

    const lines = await prepare(await migrationsWith("CREATE TABLE one_more (id TEXT); INSERT INTO one_more VALUES ('a');"));
    expect(lines).toEqual(["Database: applied the migration 29990101000000_one_more"]);
    expect(await count("one_more")).toBe(1);
  });

  it("adds a role's permissions for an unknown resource, and keeps the stored ones", async () => {
    await prepare();
    const all = await permissionsOf("editor");
    const { team, sponsors: _, ...others } = all;
    const changed = { ...others, team: { ...team, update: false } };
    await sql.run([`UPDATE user_roles SET permissions = '${JSON.stringify(changed)}' WHERE name = 'editor'`]);

    const lines = await prepare(await migrationsWith("CREATE TABLE one_more (id TEXT);"));
    expect(lines).toContain("Database: gave the role editor its rights on sponsors");
    expect(await permissionsOf("editor")).toEqual({ ...all, team: { ...team, update: false } });
  });

  it("names a failing migration, and rolls it back", async () => {
    await prepare();
    const folder = await migrationsWith("CREATE TABLE one_more (id TEXT); SELECT nonsense;");

    await expect(prepare(folder)).rejects.toThrow(/^29990101000000_one_more: .*nonsense/);
    await expect(count("one_more")).rejects.toThrow("one_more");
    expect(await count("_prisma_migrations")).toBe(names.length);
  });

  it("stops if Prisma's command line has left a migration unfinished", async () => {
    await prepare();
    await sql.run(["UPDATE _prisma_migrations SET finished_at = NULL"]);

    await expect(prepare()).rejects.toThrow(`the migration ${names[0] ?? ""} has started but not finished`);
  });

  it("leaves a migration history that Prisma's command line accepts", async () => {
    await prepare();

    expect(await migrateStatus({ kind, databaseUrl: data.databaseUrl, folder: data.folder })).toContain(
      "Database schema is up to date!",
    );
  });
});

describe("the program", () => {
  const name = `prepare-${kind}`;
  const outdir = join(ROOT, ".cache");

  beforeAll(() => bundleForNode({ programs: { [name]: "prisma/prepare.ts" }, outdir: ".cache", part: `${name}-part` }));
  afterAll(() => removeParts(outdir, name));

  function start(environment = {}) {
    const env = { ...process.env, ...data.environment, ...environment };
    return promisify(execFile)(process.execPath, [join(outdir, `${name}.js`)], { env });
  }

  it("may be started several times at once: one run does the work, and all succeed", async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => start()));

    const lines = runs.flatMap(({ stdout }) => stdout.split("\n")).filter((line) => line !== "");
    expect(lines.toSorted()).toEqual(STEPS.toSorted());
    expect(await count("content")).toBe(15 * LANGUAGES.length);
  });

  it("exits with 1 and one clear line without a database", async () => {
    const nowhere = kind === "sqlite" ? "file:/nowhere/site.db" : "postgres://nobody@127.0.0.1:1/nothing";
    const failure: unknown = await start({ DATABASE_URL: nowhere }).catch((error: unknown) => error);

    expect(failure).toHaveProperty("code", 1);
    expect(failure).toHaveProperty("stderr", expect.stringMatching(/^The database cannot be prepared: .+\n$/));
  });

  it.runIf(kind === "postgres")("exits like that also when its connection is lost while another run works, and the next run completes the work", async () => {
    await prepare();
    await sql.run(["UPDATE _prisma_migrations SET logs = 'not caught up'", "BEGIN", "LOCK TABLE projects"]);
    const failed = start().catch((error: unknown) => error);
    await until("the run waits for the table", async () => (await sql.rows(`SELECT 1 FROM pg_locks WHERE NOT granted AND ${OF_THIS_DATABASE}`)).length > 0);
    await sql.run([`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND ${OF_THIS_DATABASE}`, "ROLLBACK"]);

    const failure = await failed;
    expect(failure).toHaveProperty("code", 1);
    expect(failure).toHaveProperty("stderr", expect.stringMatching(/^The database cannot be prepared: .+\n$/));
    expect(await prepare()).toEqual([]);
    expect(await sql.rows("SELECT 1 FROM _prisma_migrations WHERE logs IS NOT NULL")).toEqual([]);
  });
});

const OF_THIS_DATABASE = "database = (SELECT oid FROM pg_database WHERE datname = current_database())";
