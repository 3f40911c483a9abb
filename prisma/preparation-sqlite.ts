import Database from "better-sqlite3";
import { MIGRATIONS } from "../app/platform/inspect-database.server";
import { COLUMNS, failureOf, IS_BEHIND, type Migration, NOTE_CAUGHT_UP, pendingOf, recordOf, tableSql } from "./migrations";
import { IS_FILLED, type Preparation } from "./preparation";

/** How long a second process waits while another migrates. */
const WAIT_MS = 60_000;

export function prepareSqlite(file: string): Preparation {
  const database = new Database(file, { timeout: WAIT_MS });
  database.pragma("journal_mode = WAL");
  return {
    records: async () => recordsIn(database),
    applyMissing: async (migrations) => (missing(database, migrations).length === 0 ? [] : applyMissing(database, migrations)),
    isFilled: async () => hasTable(database, "user_roles") && database.prepare(IS_FILLED).get() !== undefined,
    isBehind: async () => hasTable(database, "_prisma_migrations") && database.prepare(IS_BEHIND).get() !== undefined,
    noteCaughtUp: async () => void database.prepare(NOTE_CAUGHT_UP).run(),
    close: async () => void database.close(),
  };
}

function applyMissing(database: Database.Database, migrations: readonly Migration[]): string[] {
  // Prisma changes a table by rebuilding it, which would delete the rows that refer to it. Inside a transaction, where its
  // SQL also sets this, the switch has no effect (sqlite.org/lang_altertable.html#otheralter).
  database.pragma("foreign_keys = OFF");
  const apply = database.transaction(() => {
    database.exec(tableSql({ text: "TEXT", time: "DATETIME" }));
    const pending = missing(database, migrations);
    for (const migration of pending) applyOne(database, migration);
    refuseOrphans(database);
    return pending.map(({ name }) => name);
  });
  return apply.immediate();
}

function missing(database: Database.Database, migrations: readonly Migration[]): Migration[] {
  return pendingOf(migrations, recordsIn(database));
}

function recordsIn(database: Database.Database): unknown[] {
  return hasTable(database, "_prisma_migrations") ? database.prepare(MIGRATIONS).all() : [];
}

function hasTable(database: Database.Database, name: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(name) !== undefined;
}

function applyOne(database: Database.Database, migration: Migration): void {
  try {
    database.exec(migration.sql);
  } catch (error) {
    throw failureOf(migration, error);
  }
  database.prepare(`INSERT INTO _prisma_migrations (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`).run(recordOf(migration));
}

function refuseOrphans(database: Database.Database): void {
  const orphans = database.pragma("foreign_key_check");
  if (Array.isArray(orphans) && orphans.length > 0) throw new Error(`${orphans.length} rows would refer to nothing`);
}
