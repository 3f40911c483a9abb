import { contentHash } from "./content-hash";
import type { Sql } from "./sql";

/** Tells whether anything was stored since the previous call. If nothing was, it reads no table. */
export function watchContent(sql: Sql) {
  let last = { stamp: "", hash: "" };

  /** True if nothing has changed since the previous call. */
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
