import { DatabaseOutage, gaveUpAfter } from "../../app/platform/database-fault";
import { inTime, TIME_LIMITS } from "../../app/platform/time-limits";
import { postgresPool } from "../../app/platform/postgres-pool";
import { VERSIONS_QUERY } from "../content-version/content-version";
import { postgresContentVersion } from "../content-version/postgres-content-version";
import { listenForChanges } from "../content-version/postgres-listener";
import { type FrontDatabase, QUERIES } from "./front-database";

const CONNECTIONS = 4;

export function postgresFrontDatabase(address: string, onError: (error: unknown) => void): FrontDatabase {
  const onLoss = (error: unknown) => onError(new DatabaseOutage("A connection to the database was lost", { cause: error }));
  const pool = postgresPool(address, { max: CONNECTIONS, onError: onLoss });

  async function rowsOf<Row extends unknown[]>(text: string, values: string[] = []): Promise<Row[]> {
    const question = pool.query<Row>({ text, values, rowMode: "array" }).catch(noAnswer);
    return (await inTime(question, TIME_LIMITS.front, () => gaveUpAfter(TIME_LIMITS.front))).rows;
  }

  async function firstValue(query: string, values: string[] = []): Promise<unknown> {
    return (await rowsOf(query, values))[0]?.[0];
  }

  const listener = listenForChanges({ address, onChange: () => contentVersion.forget(), onError: onLoss });
  const contentVersion = postgresContentVersion({
    query: () => rowsOf<[string, number]>(VERSIONS_QUERY),
    isListening: listener.isListening,
    onError,
  });

  const names = async (query: string) => (await rowsOf<[string]>(query)).map(([name]) => name);

  return {
    contentVersion,

    async sessionEnd(id) {
      // the column has no time zone and contains UTC, which `pg` would read as local time
      const end = await firstValue("SELECT extract(epoch FROM expires_at) * 1000 FROM sessions WHERE id = $1", [id]);
      return end === undefined ? null : new Date(Number(end));
    },

    isSetupComplete: async () => (await firstValue(QUERIES.setup)) === true,

    isFilled: async () => (await firstValue(QUERIES.anyRole)) !== undefined,

    appliedMigrations: () => names(QUERIES.migrations),

    unfinishedMigrations: () => names(QUERIES.unfinished),

    async close() {
      await Promise.all([listener.close(), pool.end()]);
    },
  };
}

function noAnswer(error: unknown): never {
  throw new DatabaseOutage("The database did not answer the front", { cause: error });
}
