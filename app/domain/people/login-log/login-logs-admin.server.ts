import { read } from "~/platform/database.server";
import type { LogFilter, LogPlace } from "./log-filter";
import { momentsOf } from "./log-filter";

export const LOGS_SHOWN = 100;

/** A page of the login log, the newest first; `older` is where the next one begins, null behind the last. */
export async function listLogs(filter: LogFilter, behind?: LogPlace) {
  const rows = await listLogRows(filter, { behind, count: LOGS_SHOWN + 1 });
  const logs = rows.slice(0, LOGS_SHOWN);
  const last = logs.at(-1);
  return { logs, older: rows.length > LOGS_SHOWN && last ? { createdAt: last.createdAt, id: last.id } : null };
}

/** The next rows behind a place. why: a place instead of a number of rows, so that the last page costs what the first does. */
export function listLogRows(filter: LogFilter, { behind, count }: { behind?: LogPlace; count: number }) {
  return read.loginLog.findMany({
    where: conditionsOf(filter, behind),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: count,
    select: {
      id: true,
      action: true,
      ipAddress: true,
      userAgent: true,
      success: true,
      errorMessage: true,
      attempts: true,
      lastAttemptAt: true,
      createdAt: true,
      adminUserId: true,
    },
  });
}

/** why one end only: SQLite goes to the first that it reads, and from there through every row up to the other. */
function conditionsOf(filter: LogFilter, behind: LogPlace | undefined) {
  const { since, before } = momentsOf(filter);
  const which = { action: filter.action, adminUserId: filter.person };
  if (behind === undefined || (before && before <= behind.createdAt)) return { ...which, createdAt: { gte: since, lt: before } };
  const { createdAt, id } = behind;
  return { ...which, createdAt: { gte: since, lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] };
}
