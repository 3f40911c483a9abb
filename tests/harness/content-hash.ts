import { createHash } from "node:crypto";
import type { Row, Sql } from "./sql";

/** What may change although a request was refused, and why. */
const ASIDE: Record<string, string> = {
  login_logs: "the log is there to tell of refusals",
  expired_posts: "what somebody posts whose session is over is kept for them, on purpose",
  rate_limits: "counts how often somebody tries",
  sqlite_sequence: "no table of ours",
};

/** What moves by itself in a row. What staff decide about it is watched all the same. */
const MOVING: Record<string, readonly string[]> = {
  // why: any request of a live session puts its end off, also one that is refused
  sessions: ["last_seen_at", "expires_at"],
  // why: soon after its start a site looks through the log; what staff set there raises the version
  log_retention: ["ran_at", "shortened_until", "updated_at"],
};

/** One value for everything that is stored, but for what stands aside: the same before and after means that nothing was written. */
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

/** A row of a table without what a running site changes in it by itself. */
export function withoutMoving(table: string, row: Row) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !MOVING[table]?.includes(column)));
}
