import { contentHash } from "./content-hash";
import type { Sql } from "./sql";

/** Tells whether anything was stored since the last look. Costs little while nothing is: then no table is read. */
export function watchContent(sql: Sql) {
  let last = { stamp: "", hash: "" };

  /** Looks now; true if all is as it was at the look before. */
  async function look() {
    const stamp = await sql.stamp();
    if (stamp === last.stamp) return true;
    const hash = await contentHash(sql);
    const isSame = hash === last.hash;
    last = { stamp, hash };
    return isSame;
  }

  return { look };
}
