// Different outages of a Postgres. Each starts and ends on command.
import pg from "pg";

/** @typedef {{ postgres: import("../postgres-server.mjs").OwnPostgres, proxy: import("./tcp-proxy.mjs").Proxy }} Network */
/** @typedef {{ begin: () => void | Promise<unknown>, end: () => void | Promise<unknown> }} Outage */

/** @param {Network} network @returns {Record<string, Outage>} */
export function outagesOf({ postgres, proxy }) {
  return {
    stopped: { begin: () => postgres.end("SIGINT"), end: postgres.begin },
    frozen: { begin: postgres.freeze, end: postgres.thaw },
    crashed: { begin: () => postgres.end("SIGQUIT"), end: postgres.begin },
    "swallowed packets": { begin: proxy.swallow, end: proxy.deliver },
    "too many connections": tooMany(postgres.url),
    "read-only after failover": readOnly(postgres.url),
    "every packet 250 ms late": { begin: () => proxy.delayBy(250), end: () => proxy.delayBy(0) },
    "every packet 1,500 ms late": { begin: () => proxy.delayBy(1_500), end: () => proxy.delayBy(0) },
  };
}

/** Other clients use all connections: the site is disconnected and cannot connect again. @param {string} url @returns {Outage} */
function tooMany(url) {
  return {
    begin: () => say(url, "ALTER ROLE site CONNECTION LIMIT 0", THROW_OUT),
    end: () => say(url, "ALTER ROLE site CONNECTION LIMIT -1"),
  };
}

/** Looks to the site like a read-only replica: existing connections stay on it. @param {string} url @returns {Outage} */
function readOnly(url) {
  return {
    begin: () => say(url, "ALTER ROLE site SET default_transaction_read_only = on", THROW_OUT),
    end: () => say(url, "ALTER ROLE site RESET default_transaction_read_only"),
  };
}

const THROW_OUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'site'";

/** @param {string} connectionString @param {string[]} statements */
export async function say(connectionString, ...statements) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
