import pg from "pg";
import { VERSIONS_QUERY } from "../content-version/content-version";
import { postgresContentVersion } from "../content-version/postgres-content-version";
import { listenForChanges } from "../content-version/postgres-listener";
import { QUERIES, type Records } from "./records";

const CONNECTIONS = 2;
const TIMEOUT_MS = 2_000;

export function postgresRecords(address: string, onError: (error: unknown) => void): Records {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  pool.on("error", onError);

  async function firstValue(query: string, values: string[] = []): Promise<unknown> {
    const { rows } = await pool.query<unknown[]>({ text: query, values, rowMode: "array" });
    return rows[0]?.[0];
  }

  const listener = listenForChanges({ address, onChange: () => contentVersion.forget(), onError });
  const contentVersion = postgresContentVersion({
    query: async () => (await pool.query<[string, number]>({ text: VERSIONS_QUERY, rowMode: "array" })).rows,
    isListening: listener.isListening,
    onError,
  });

  return {
    contentVersion,

    async sessionEnd(id) {
      // why: the column has no time zone and means UTC; as a number nobody can read it as local time
      const end = await firstValue("SELECT extract(epoch FROM expires_at) * 1000 FROM sessions WHERE id = $1", [id]);
      return end === undefined ? null : new Date(Number(end));
    },

    isSetupComplete: async () => (await firstValue(QUERIES.setup)) === true,

    isFilled: async () => (await firstValue(QUERIES.anyRole)) !== undefined,

    async appliedMigrations() {
      const { rows } = await pool.query<{ migration_name: string }>(QUERIES.migrations);
      return rows.map((row) => row.migration_name);
    },

    async close() {
      await Promise.all([listener.close(), pool.end()]);
    },
  };
}
