import pg from "pg";
import { TIME_LIMITS } from "./time-limits";

/** Both sides close a connection whose other end is silent. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: TIME_LIMITS.connect,
  query_timeout: TIME_LIMITS.answer,
  statement_timeout: TIME_LIMITS.statement,
  idle_in_transaction_session_timeout: TIME_LIMITS.idleInTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: TIME_LIMITS.keepAlive,
};

export interface PoolSettings {
  max: number;
  onError: (error: unknown) => void;
  parameters?: Record<string, string | number>;
  /** For work outside of requests: the time limit of statements and idle transactions, in milliseconds. */
  longestMs?: number;
}

/** `pg` would reuse a connection whose statement got no answer, and keep idle ones that are broken too. */
export function postgresPool(address: string, { max, onError, parameters = {}, longestMs }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    ...CONNECTION_LIMITS,
    ...(longestMs !== undefined && { query_timeout: longestMs, statement_timeout: longestMs, idle_in_transaction_session_timeout: longestMs }),
    connectionString: address,
    max,
    options: Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`).join(" "),
    allowExitOnIdle: true,
  });
  const idle = new Set<pg.PoolClient>();
  // for moments in which the pool does not listen; the next statement fails anyway
  pool.on("connect", (client) => void client.on("error", () => undefined));
  pool.on("error", onError).on("acquire", (client) => void idle.delete(client)).on("remove", (client) => void idle.delete(client));
  pool.on("release", (error, client) => {
    if (!isLost(error, client)) return void idle.add(client);
    void client.end();
    // this is how the pool learns that an idle connection is broken
    for (const other of [...idle]) other.emit("error", new Error("A connection beside this one was lost"));
  });
  return pool;
}

/** True if there was no answer, or if a transaction could not be ended. */
function isLost(error: unknown, client: pg.PoolClient): boolean {
  return (error instanceof Error && !(error instanceof pg.DatabaseError)) || client.getTransactionStatus() !== "I";
}
