import pg from "pg";
import { TIME_LIMITS } from "./time-limits";

/** What each connection to Postgres is told: an end that says nothing more is given up, on both sides. */
export const PATIENCE = {
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
  /** For work beside the requests that may take longer: how long its statements and the pauses between them may be, in milliseconds. */
  longestMs?: number;
}

/** `pg` gives a connection back to use on which a statement was never answered, and keeps the idle ones beside it that are as dead. */
export function postgresPool(address: string, { max, onError, parameters = {}, longestMs }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    ...PATIENCE,
    ...(longestMs !== undefined && { query_timeout: longestMs, statement_timeout: longestMs, idle_in_transaction_session_timeout: longestMs }),
    connectionString: address,
    max,
    options: Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`).join(" "),
    // why: a connection that nobody uses does not keep a process alive that wants to end
    allowExitOnIdle: true,
  });
  const idle = new Set<pg.PoolClient>();
  pool.on("error", onError).on("acquire", (client) => void idle.delete(client)).on("remove", (client) => void idle.delete(client));
  pool.on("release", (error, client) => {
    if (!isLost(error, client)) return void idle.add(client);
    void client.end();
    // why: this is how the pool is told that a connection which it keeps has broken
    for (const other of [...idle]) other.emit("error", new Error("A connection beside this one was lost"));
  });
  return pool;
}

/** Whether the other end has not answered, or does not let us write any more: what comes back inside a transaction could not be ended. */
function isLost(error: unknown, client: pg.PoolClient): boolean {
  return (error instanceof Error && !(error instanceof pg.DatabaseError)) || client.getTransactionStatus() !== "I";
}
