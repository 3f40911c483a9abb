// Finds a Postgres in which tests may create databases: TEST_POSTGRES_URL, a temporary one, else the one on this machine.
import { canUseApt, installDebianPackage } from "./debian.mjs";
import { startPostgres } from "./postgres-server.mjs";

/** @typedef {{ url: string, stop: () => void }} Postgres */

const localGuesses = [
  "postgres://postgres@127.0.0.1:5432/postgres",
  "postgres://postgres:postgres@127.0.0.1:5432/postgres",
  `postgres://${process.env.USER ?? "postgres"}@127.0.0.1:5432/postgres`,
];

/** @returns {Promise<Postgres | undefined>} a running server */
export async function reachPostgres() {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined) {
    if (await mayCreateDatabases(given)) return { url: given, stop: leaveRunning };
    throw new Error("TEST_POSTGRES_URL is set, but nobody there may create databases.");
  }
  for (const guess of localGuesses) if (await mayCreateDatabases(guess)) return { url: guess, stop: leaveRunning };
  return undefined;
}

/**
 * Prefers a temporary server: its data is deleted, so it need not wait for the disk, and no other server is touched.
 * @returns {Promise<Postgres | undefined>} a server, which is installed if necessary on a CI machine
 */
export async function providePostgres() {
  if (process.env.TEST_POSTGRES_URL !== undefined) return reachPostgres();
  const postgres = (await startPostgres(mayCreateDatabases)) ?? (await reachPostgres());
  if (postgres !== undefined || process.env.CI !== "true" || !canUseApt()) return postgres;
  console.log("No Postgres found: installing it");
  return (await installDebianPackage("postgresql")) ? startPostgres(mayCreateDatabases) : undefined;
}

function leaveRunning() {
  // no permission there
}

/** @param {string} url */
export async function mayCreateDatabases(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query("select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user");
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(leaveRunning);
  }
}
