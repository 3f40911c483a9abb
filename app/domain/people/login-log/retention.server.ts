import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type RetentionDays, type RetentionEffect, retentionEnds } from "./retention";

/** The one row of the setting. */
export const RETENTION_ID = 1;

export type StoredRetention = RetentionDays & { version: number; ranAt: Date | null };

/** How long the log is kept, and when that was last seen to. */
export function findRetention(source: Pick<Reader, "logRetention"> = read): Promise<StoredRetention> {
  return source.logRetention.findUniqueOrThrow({
    where: { id: RETENTION_ID },
    select: { keepDays: true, shortenAfterDays: true, version: true, ranAt: true },
  });
}

/** What a setting would do, before anybody saves it. Counted from the hours of the log, however long it is. */
export async function foreseeRetention(days: RetentionDays, now = new Date()): Promise<RetentionEffect> {
  const ends = retentionEnds(days, now);
  const { shortenedUntil } = await read.logRetention.findUniqueOrThrow({
    where: { id: RETENTION_ID },
    select: { shortenedUntil: true },
  });
  const from = latest(ends.kept, shortenedUntil ?? ends.kept);
  const [total, deleted, shortened] = await Promise.all([
    countLogs(undefined),
    countLogs({ lt: ends.kept }),
    countLogs({ gte: from, lt: ends.whole }),
  ]);
  return { total, deleted, shortened, ends };
}

async function countLogs(hour: { gte?: Date; lt: Date } | undefined): Promise<number> {
  const { _sum } = await read.loginLogHour.aggregate({ where: { hour }, _sum: { count: true } });
  return _sum.count ?? 0;
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
