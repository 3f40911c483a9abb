import { read, write } from "~/platform/database.server";
import { isShortAddress, shortAddress } from "./network";
import type { LogPlace } from "./log-filter";

const ROWS_AT_ONCE = 500;

/**
 * Shortens the whole addresses among the oldest rows before a moment that lie behind a place. Answers how many, and the
 * place behind which to go on; none when these were the last rows.
 */
export async function shortenSomeAddresses(before: Date, behind: LogPlace | undefined) {
  const rows = await read.loginLog.findMany({
    where: { createdAt: { gte: behind?.createdAt, lt: before }, OR: behind && [{ createdAt: { gt: behind.createdAt } }, { id: { gt: behind.id } }] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: ROWS_AT_ONCE,
    select: { id: true, ipAddress: true, createdAt: true },
  });
  const whole = rows.filter(({ ipAddress }) => ipAddress !== "unknown" && !isShortAddress(ipAddress));
  return { count: whole.length > 0 ? await shorten(whole) : 0, seen: rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined };
}

/** Answers how many it changed itself: another instance may be at the same rows. */
async function shorten(rows: readonly { id: string; ipAddress: string }[]): Promise<number> {
  return write(async (tx) => {
    let count = 0;
    for (const [ipAddress, ids] of idsByNetwork(rows)) {
      count += (await tx.loginLog.updateMany({ where: { id: { in: ids }, ipAddress: { not: ipAddress } }, data: { ipAddress } })).count;
    }
    return count;
  });
}

function idsByNetwork(rows: readonly { id: string; ipAddress: string }[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, ipAddress } of rows) {
    const network = shortAddress(ipAddress);
    ids.set(network, [...(ids.get(network) ?? []), id]);
  }
  return ids;
}
