import { read, write } from "~/platform/database.server";
import { recordChange } from "../changes/changes.server";

/** What `delete-old` leaves: the last thirty days. */
export const DAYS_KEPT = 30;

const ROWS_AT_ONCE = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is older than thirty days; answers how many rows. `by` is the id in `admin_users`. */
export function deleteOldLogs(by: string, now = new Date()): Promise<number> {
  return deleteBefore(new Date(now.getTime() - DAYS_KEPT * DAY_MS), by);
}

/** Deletes everything up to now; answers how many rows. */
export function deleteAllLogs(by: string, now = new Date()): Promise<number> {
  return deleteBefore(new Date(now.getTime() + 1), by);
}

/** why: some thousand rows at a time, because everybody else's writes wait behind each. */
async function deleteBefore(moment: Date, by: string): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await read.loginLog.findMany({
      where: { createdAt: { lt: moment } },
      orderBy: { createdAt: "asc" },
      take: ROWS_AT_ONCE,
      select: { createdAt: true },
    });
    const last = rows.at(-1);
    if (last === undefined) break;
    const deleted = await write((tx) => tx.loginLog.deleteMany({ where: { createdAt: { lte: last.createdAt, lt: moment } } }));
    count += deleted.count;
  }
  const after = { count, before: moment };
  await write((tx) => recordChange(tx, { by, noun: "logs", recordId: "login_logs", action: "delete", before: null, after }));
  return count;
}
