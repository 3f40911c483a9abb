import * as z from "zod";
import { driverCode } from "./database-fault";

export interface InspectedDatabase {
  version: string;
  migrations: { name: string; finished: boolean }[];
  /** In ms; null if the database has no server. */
  clockAheadMs: number | null;
  damages: string[];
}

interface Wanted {
  /** Reads the whole SQLite file, which blocks the process. Postgres checks itself. */
  looksForDamages: boolean;
}

export const MIGRATIONS = "SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL";

export const migrationRows = z.array(z.object({ name: z.string(), finished: z.coerce.boolean() }));

/** Uses its own read-only connection. Throws if the database does not answer. */
export function inspectDatabase(url: string, wanted: Wanted): Promise<InspectedDatabase> {
  return url.startsWith("file:") ? inspectSqlite(url.slice("file:".length), wanted) : inspectPostgres(url);
}

const BUSY_MS = 2_000;
const MOST_DAMAGES = 5;

async function inspectSqlite(file: string, { looksForDamages }: Wanted): Promise<InspectedDatabase> {
  const { default: Database } = await import("better-sqlite3");
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    const texts = (sql: string) => z.array(z.string()).parse(database.prepare(sql).pluck().all());
    const isPrepared = texts("SELECT name FROM sqlite_master WHERE name = '_prisma_migrations'").length > 0;
    const damages = () => {
      const broken = texts(`PRAGMA integrity_check(${MOST_DAMAGES})`).filter((text) => text !== "ok");
      return broken.length > 0 ? broken : brokenReferences(database.pragma("foreign_key_check"));
    };
    return {
      version: `SQLite ${texts("SELECT sqlite_version()").join("")}`,
      migrations: isPrepared ? migrationRows.parse(database.prepare(MIGRATIONS).all()) : [],
      clockAheadMs: null,
      damages: looksForDamages ? orCorrupt(damages) : [],
    };
  } finally {
    database.close();
  }
}

/** On a badly damaged file the check itself fails. */
function orCorrupt(look: () => string[]): string[] {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && driverCode(error)?.startsWith("SQLITE_CORRUPT")) return [error.message];
    throw error;
  }
}

function brokenReferences(rows: unknown): string[] {
  const broken = z.array(z.object({ table: z.string(), parent: z.string() })).parse(rows);
  return [...new Set(broken.map(({ table, parent }) => `${table} refers to rows of ${parent} that are not there`))];
}

async function inspectPostgres(connectionString: string): Promise<InspectedDatabase> {
  const [{ default: pg }, { CONNECTION_LIMITS }] = await Promise.all([import("pg"), import("./postgres-pool")]);
  const client = new pg.Client({ connectionString, ...CONNECTION_LIMITS });
  // without a listener a lost connection would end the process
  client.on("error", () => undefined);
  await client.connect();
  try {
    const version = await client.query<{ server_version: string }>("SHOW server_version");
    const asked = Date.now();
    const clock = await client.query<{ now: number }>("SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now");
    const middle = (asked + Date.now()) / 2;
    const table = await client.query<{ name: string | null }>("SELECT to_regclass('_prisma_migrations')::text AS name");
    const { rows } = (table.rows[0]?.name ?? null) === null ? { rows: [] } : await client.query(MIGRATIONS);
    return {
      version: `PostgreSQL ${version.rows[0]?.server_version ?? "of an unknown version"}`,
      migrations: migrationRows.parse(rows),
      clockAheadMs: (clock.rows[0]?.now ?? middle) - middle,
      damages: [],
    };
  } finally {
    await client.end();
  }
}
