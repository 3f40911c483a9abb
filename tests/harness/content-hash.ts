import { createHash } from "node:crypto";
import type { Row, Sql } from "./sql";

/** Tables that may change even if a request was refused, with the reason. */
const ASIDE: Record<string, string> = {
  login_logs: "refusals are logged",
  expired_posts: "posts of expired sessions are kept on purpose",
  rate_limits: "attempts are counted",
  sqlite_sequence: "a table of SQLite itself",
};

/** Columns that change on their own. Values that staff choose are still compared. */
const MOVING: Record<string, readonly string[]> = {
  // every request of a valid session extends it, even one that is refused
  sessions: ["last_seen_at", "expires_at"],
  // soon after its start a site cleans up the log; a setting by staff increases the version
  log_retention: ["ran_at", "shortened_until", "updated_at"],
};

/** A hash of everything stored, except for `ASIDE` and `MOVING`: if it stays the same, nothing was written. */
export async function contentHash(sql: Sql) {
  const hash = createHash("sha256");
  const tables = (await sql.tables()).filter((table) => !Object.hasOwn(ASIDE, table)).toSorted();
  for (const table of tables) {
    const rows = await sql.rows(`select * from "${table}"`);
    const lines = rows.map((row) => JSON.stringify(withoutMoving(table, row)));
    hash.update(`${table}\n${lines.toSorted().join("\n")}`);
  }
  return hash.digest("hex");
}

/** A row without the columns that a running site changes on its own. */
export function withoutMoving(table: string, row: Row) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !MOVING[table]?.includes(column)));
}
