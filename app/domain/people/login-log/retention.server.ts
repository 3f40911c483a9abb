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

/** What a setting would do, before anybody saves it. */
export async function foreseeRetention(days: RetentionDays, now = new Date()): Promise<RetentionEffect> {
  const ends = retentionEnds(days, now);
  const { shortenedUntil } = await read.logRetention.findUniqueOrThrow({
    where: { id: RETENTION_ID },
    select: { shortenedUntil: true },
  });
  const from = shortenedUntil && shortenedUntil > ends.kept ? shortenedUntil : ends.kept;
  const [total, deleted, shortened] = await Promise.all([
    read.loginLog.count(),
    read.loginLog.count({ where: { createdAt: { lt: ends.kept } } }),
    read.loginLog.count({ where: { createdAt: { gte: from, lt: ends.whole } } }),
  ]);
  return { total, deleted, shortened, ends };
}
