import type { Transaction } from "~/platform/database-types";
import { shortAddress } from "../access/network";

/** Rows of the log between two moments: so many are looked at, at most so many of them shortened. */
type Part = { from: Date | null; before: Date; looked: number; most: number };

/** Shortens the oldest whole addresses. Answers how many, and up to which row that was seen to; null behind the last. */
export async function shortenSomeAddresses(tx: Transaction, { from, before, looked, most }: Part) {
  const between = { gt: from ?? undefined, lt: before };
  const last = await tx.loginLog.findFirst({
    where: { createdAt: between },
    orderBy: { createdAt: "asc" },
    skip: looked - 1,
    select: { createdAt: true },
  });
  const rows = await tx.loginLog.findMany({
    where: {
      createdAt: last ? { gt: between.gt, lte: last.createdAt } : between,
      AND: [{ ipAddress: { not: "unknown" } }, { NOT: { ipAddress: { contains: "/" } } }],
    },
    orderBy: { createdAt: "asc" },
    take: most,
    select: { id: true, ipAddress: true, createdAt: true },
  });
  for (const [ipAddress, ids] of idsByNetwork(rows)) {
    await tx.loginLog.updateMany({ where: { id: { in: ids } }, data: { ipAddress } });
  }
  // why again from the same place: others may have come in the very moment of the last one
  if (rows.length === most) return { count: rows.length, until: from };
  if (last) return { count: rows.length, until: last.createdAt };
  return rows.length > 0 ? { count: rows.length, until: rows.at(-1)?.createdAt ?? from } : null;
}

function idsByNetwork(rows: readonly { id: string; ipAddress: string }[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, ipAddress } of rows) {
    const network = shortAddress(ipAddress);
    ids.set(network, [...(ids.get(network) ?? []), id]);
  }
  return ids;
}
