// npm run db:migration NAME: writes SQL for both databases that changes the tables from the models of the last migration
// (prisma/migrations/models.prisma) to the current ones (prisma/models.prisma). Read it before you commit it.
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CONTENT_TABLES, contentTriggers } from "../prisma/content-triggers.mjs";
import { DATABASES, generateClients, schemaFor } from "./prisma-schemas.mjs";

const projectFolder = fileURLToPath(new URL("../", import.meta.url));

/** @typedef {(typeof DATABASES)[number]} Database */

/**
 * Writes `<migrations>/<database>/<time>_<name>/migration.sql` for each database and answers the files; none if the
 * models have not changed.
 * @param {{ name: string, models?: string, migrations?: string }} task
 */
export async function writeMigration({
  name,
  models = join(projectFolder, "prisma/models.prisma"),
  migrations = join(projectFolder, "prisma/migrations"),
}) {
  const lastModels = join(migrations, "models.prisma");
  const [before, after] = await Promise.all([readFile(lastModels, "utf8"), readFile(models, "utf8")]);
  if (before === after) return [];
  requireMarks(after);
  refuseJsonDefaults(after);
  await generateClients();
  const folder = `${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}_${name}`;
  const changes = [];
  for (const database of DATABASES) changes.push({ database, sql: await differenceIn(database, { before, after }) });
  for (const { sql } of changes) requireValues(sql);
  const files = [];
  for (const { database, sql } of changes.filter((change) => change.sql !== "")) {
    const place = join(migrations, database.name, folder);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, "migration.sql"), sql);
    files.push(join(place, "migration.sql"));
  }
  await copyFile(models, lastModels);
  return files;
}

/** Without its mark a table would get no triggers, and no later migration would add them. @param {string} models */
function requireMarks(models) {
  const found = models.matchAll(/^((?:\/\/\/.*\n)*)model (\w+)/gm);
  const [unmarked] = [...found].filter(([, comment = ""]) => !/^\/\/\/ (No c|C)ontent\./.test(comment));
  if (unmarked) throw new Error(`Begin the comment above model ${unmarked[2]} with "/// Content." if public pages read it, else with "/// No content."`);
}

/** Prisma writes such a default for SQLite without quotes, and SQLite reads `[]` as a name, so rows get an empty text. @param {string} models */
function refuseJsonDefaults(models) {
  const column = /^ +(\w+) +Json\b.*@default/m.exec(models)?.[1];
  if (column) throw new Error(`Write "${column} Json?" without a default: SQLite would give existing rows an empty text, which is no JSON`);
}

/** Otherwise no site with rows in the table starts after the upgrade. @param {string} sql */
function requireValues(sql) {
  const column = /ADD COLUMN\s+"(\w+)" (?:(?!DEFAULT)[^,;])*NOT NULL(?! DEFAULT)/.exec(sql)?.[1];
  if (column) throw new Error(`Give ${column} a default, or make it optional: rows that exist already have no value for it`);
}

/** @param {Database} database @param {{ before: string, after: string }} models */
async function differenceIn(database, { before, after }) {
  const folder = await mkdtemp(join(tmpdir(), "migration-"));
  try {
    const [from, to] = [join(folder, "before.prisma"), join(folder, "after.prisma")];
    await writeFile(from, schemaFor(database, before));
    await writeFile(to, schemaFor(database, after));
    const sql = await diff(database, { from, to });
    return sql.includes("-- This is an empty migration.") ? "" : withTriggers(database, sql);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {Database} database @param {{ from: string, to: string }} schemas */
async function diff({ name }, { from, to }) {
  const prisma = join(projectFolder, "node_modules/prisma/build/index.js");
  const config = join(projectFolder, "prisma/without-database.config.ts");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [prisma, "migrate", "diff", "--config", config, "--from-schema-datamodel", from, "--to-schema-datamodel", to, "--script"],
    { cwd: projectFolder, env: { ...process.env, COMPARED_DATABASE: name, CHECKPOINT_DISABLE: "1" } },
  );
  return stdout;
}

/** @param {Database} database @param {string} sql */
function withTriggers({ name }, sql) {
  const isMade = (/** @type {string} */ table) => sql.includes(`CREATE TABLE "${table}"`) || sql.includes(`RENAME TO "${table}"`);
  const ofContent = CONTENT_TABLES.filter(isMade).map((table) => contentTriggers(name, table));
  return [sql, ...ofContent].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2];
  if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
    console.error("How to use it: npm run db:migration add_email_to_partners");
    process.exit(1);
  }
  const files = await writeMigration({ name }).catch((/** @type {Error} */ { message }) => {
    console.error(message);
    process.exit(1);
  });
  console.log(files.length === 0 ? "The models have not changed since the last migration." : files.join("\n"));
}
