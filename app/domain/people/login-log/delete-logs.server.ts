import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../../record/changes.server";

/** What `delete-old` leaves: the last thirty days. */
export const DAYS_KEPT = 30;

/** How many rows a step takes: fewer after one that took long, more after a short one. */
const ROWS_AT_ONCE = { fewest: 100, most: 500 };
const STEP_MS = 15;
/** Browsers and proxies do not wait for an answer for ever. */
const LONGEST_MS = 20_000;
/** why: a page takes many turns of the event loop, and on SQLite nobody has one while rows are deleted. */
const BREATH_MS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many rows are gone; `isDone` says whether these were all, or whether time was up before. */
export type LogsDeleted = { count: number; isDone: boolean };

/** Deletes what is older than thirty days. `by` is the id in `admin_users`. */
export function deleteOldLogs(by: string, now = new Date()): Promise<LogsDeleted> {
  return deleteBefore(new Date(now.getTime() - DAYS_KEPT * DAY_MS), by);
}

/** Deletes everything up to now. */
export function deleteAllLogs(by: string, now = new Date()): Promise<LogsDeleted> {
  return deleteBefore(new Date(now.getTime() + 1), by);
}

/** why: some rows at a time, because everybody else's writes wait behind each, and on SQLite all requests. */
async function deleteBefore(moment: Date, by: string): Promise<LogsDeleted> {
  const end = performance.now() + LONGEST_MS;
  let count = 0;
  let deleted = 0;
  let most = ROWS_AT_ONCE.fewest;
  let from: Date | undefined;
  do {
    let begin = 0;
    const step = await write((tx) => {
      begin = performance.now();
      return deleteSomeLogs(tx, { from, before: moment, most });
    });
    deleted = step.count;
    from = step.until;
    count += deleted;
    most = rowsAfter(most, performance.now() - begin);
    await pause(BREATH_MS);
  } while (deleted > 0 && performance.now() < end);
  const after = { count, before: moment };
  await write((tx) => recordChange(tx, { by, resource: "logs", recordId: "login_logs", action: "delete", before: null, after }));
  return { count, isDone: deleted === 0 };
}

function rowsAfter(rows: number, milliseconds: number): number {
  const fitting = milliseconds > STEP_MS ? Math.floor(rows / 2) : Math.ceil(rows * 1.2);
  return Math.min(ROWS_AT_ONCE.most, Math.max(ROWS_AT_ONCE.fewest, fitting));
}

/** Rows of the log before a moment, none of them before `from`, about so many of them. */
type Part = { from?: Date; before: Date; most: number };

/**
 * Deletes the oldest rows: as many as asked for, and those that came together with the last of them. Answers how many, and
 * up to when. `from` spares Postgres from looking again and again at what the steps before have deleted.
 */
export async function deleteSomeLogs(tx: Transaction, { from: gte, before: lt, most }: Part): Promise<{ count: number; until?: Date }> {
  const last = await tx.loginLog.findFirst({
    where: { createdAt: { gte, lt } },
    orderBy: { createdAt: "asc" },
    skip: most - 1,
    select: { createdAt: true },
  });
  // why: with two upper ends SQLite looks at every row up to the further one, in every step
  const createdAt = last ? { gte, lte: last.createdAt } : { gte, lt };
  const { count } = await tx.loginLog.deleteMany({ where: { createdAt } });
  return { count, until: last?.createdAt };
}
