import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrationRows } from "../app/platform/inspect-database.server";

/** `checksum` is Prisma's: the SHA-256 of the file, in hex. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readMigration(folder, name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

export function pendingOf(migrations: readonly Migration[], rows: unknown): Migration[] {
  const tried = migrationRows.parse(rows);
  const broken = tried.find(({ finished }) => !finished);
  // only Prisma's command line leaves such a record, and only a person can know how much of the migration was done
  if (broken) throw new Error(`the migration ${broken.name} has started but not finished: see \`npx prisma migrate resolve\``);
  const applied = new Set(tried.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Throws if a newer version of the site has changed the database, because this version does not know its tables. */
export function requireNoneUnknown(migrations: readonly Migration[], rows: unknown): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = migrationRows.parse(rows).find(({ name, finished }) => finished && !known.has(name));
  if (unknown === undefined) return;
  throw new Error(`a newer version of the site has changed this database, with the migration ${unknown.name}: start that version, or set ALLOW_NEWER_DATABASE=1`);
}

/** Throws if an older version of the site has made the database, because this version needs tables and columns that it lacks. */
export function requireNonePending(migrations: readonly Migration[], rows: unknown): void {
  if (pendingOf(migrations, rows).length === 0) return;
  throw new Error("an older version of the site has made this database: start the site once, which brings it up to date.");
}

export function failureOf({ name }: Migration, error: unknown): Error {
  return new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** The record in `_prisma_migrations` for a migration that was just applied, in the order of `COLUMNS`. */
export function recordOf({ name, checksum }: Migration): string[] {
  const now = new Date().toISOString();
  return [randomUUID(), checksum, now, name, now, "1", NOT_CAUGHT_UP];
}

export const COLUMNS = "id, checksum, finished_at, migration_name, started_at, applied_steps_count, logs";

/**
 * Marks a migration whose content was not updated yet, in a column that Prisma reads only for failed migrations.
 * `unfinished` in server/database/front-database.ts looks for it too.
 */
const NOT_CAUGHT_UP = "not caught up";

export const IS_BEHIND = `SELECT 1 FROM _prisma_migrations WHERE logs = '${NOT_CAUGHT_UP}' LIMIT 1`;

export const NOTE_CAUGHT_UP = `UPDATE _prisma_migrations SET logs = NULL WHERE logs = '${NOT_CAUGHT_UP}'`;

/** The table that Prisma itself would create, so that `prisma migrate status` works (schema-engine, `migration_persistence`). */
export function tableSql(types: { text: string; time: string }): string {
  return `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id ${types.text} PRIMARY KEY NOT NULL,
    checksum ${types.text} NOT NULL,
    finished_at ${types.time},
    migration_name ${types.text} NOT NULL,
    logs TEXT,
    rolled_back_at ${types.time},
    started_at ${types.time} NOT NULL DEFAULT CURRENT_TIMESTAMP,
    applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;
}

function readMigration(folder: string, name: string): Migration {
  const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}
