import pg from "pg";
import { MIGRATIONS } from "../app/platform/inspect-database.server";
import { COLUMNS, failureOf, IS_BEHIND, type Migration, NOTE_CAUGHT_UP, pendingOf, recordOf, tableSql } from "./migrations";
import { IS_FILLED, type Preparation } from "./preparation";

/** The number that Prisma Migrate locks too, so that it and the site wait for each other. */
const LOCK = 72_707_369;
/** How long a second instance waits while another prepares the database. */
const WAIT = "60s";
const CONNECT_MS = 10_000;

/** Holds the lock until it is closed. */
export async function preparePostgres(url: string): Promise<Preparation> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // without a listener, a connection that is lost between two queries would end the process; the next query reports it
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${WAIT}'`);
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    records: () => recordsIn(client),
    applyMissing: (migrations) => inTransaction(client, () => applyMissing(client, migrations)),
    isFilled: () => isFilled(client),
    isBehind: async () => (await hasTable(client, "_prisma_migrations")) && (await client.query(IS_BEHIND)).rowCount !== 0,
    noteCaughtUp: async () => void (await client.query(NOTE_CAUGHT_UP)),
    close: () => client.end(),
  };
}

export async function isFilled(client: pg.Client): Promise<boolean> {
  return (await hasTable(client, "user_roles")) && (await client.query(IS_FILLED)).rowCount !== 0;
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>("SELECT to_regclass($1) IS NOT NULL AS exists", [name]);
  return rows[0]?.exists === true;
}

async function recordsIn(client: pg.Client): Promise<unknown[]> {
  return (await hasTable(client, "_prisma_migrations")) ? (await client.query<Record<string, unknown>>(MIGRATIONS)).rows : [];
}

async function inTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("BEGIN");
  try {
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(tableSql({ text: "VARCHAR(255)", time: "TIMESTAMPTZ" }));
  const { rows } = await client.query(MIGRATIONS);
  const pending = pendingOf(migrations, rows);
  for (const migration of pending) await applyOne(client, migration);
  return pending.map(({ name }) => name);
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql).catch((error: unknown) => Promise.reject(failureOf(migration, error)));
  await client.query(`INSERT INTO _prisma_migrations (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, recordOf(migration));
}
