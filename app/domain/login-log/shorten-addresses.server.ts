import type { Transaction } from "~/platform/database-types";
import { shortAddress } from "../access/network";

/** Rows of the log between two moments, at most so many of them. */
type Part = { from: Date | null; before: Date; most: number };

/** Shortens the oldest whole addresses. Answers how many, and up to which row; null when all are short. */
export async function shortenSomeAddresses(tx: Transaction, { from, before, most }: Part) {
  const rows = await tx.loginLog.findMany({
    where: {
      createdAt: { gte: from ?? undefined, lt: before },
      AND: [{ ipAddress: { not: "unknown" } }, { NOT: { ipAddress: { contains: "/" } } }],
    },
    orderBy: { createdAt: "asc" },
    take: most,
    select: { id: true, ipAddress: true, createdAt: true },
  });
  const last = rows.at(-1);
  if (last === undefined) return null;
  for (const [ipAddress, ids] of idsByNetwork(rows)) {
    await tx.loginLog.updateMany({ where: { id: { in: ids } }, data: { ipAddress } });
  }
  return { count: rows.length, until: last.createdAt };
}

function idsByNetwork(rows: readonly { id: string; ipAddress: string }[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, ipAddress } of rows) {
    const network = shortAddress(ipAddress);
    ids.set(network, [...(ids.get(network) ?? []), id]);
  }
  return ids;
}
