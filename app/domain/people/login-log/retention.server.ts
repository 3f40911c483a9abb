import { setTimeout as pause } from "node:timers/promises";
import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { isSameEdit } from "../../record/any-record";
import { expectOneRow, type FormEdit, saveEdited, type SaveResult } from "../../record/save-edited.server";
import { type RetentionEffect, retentionEnds, type RetentionForm } from "./retention";
import { continueChange, recordChange } from "../../record/changes.server";

export const RETENTION_ID = 1;

export type StoredRetention = { form: RetentionForm; version: number; ranAt: Date | null; shortenedUntil: Date | null };

export async function findRetention(source: Pick<Reader, "logRetention"> = read): Promise<StoredRetention> {
  const select = { keepDays: true, shortenAfterDays: true, version: true, ranAt: true, shortenedUntil: true };
  const { keepDays, shortenAfterDays, ...state } = await source.logRetention.findUniqueOrThrow({ where: { id: RETENTION_ID }, select });
  return { form: { keep_days: keepDays, shorten_after_days: shortenAfterDays }, ...state };
}

export async function foreseeRetention(form: RetentionForm, now = new Date()): Promise<RetentionEffect> {
  const ends = retentionEnds(form, now);
  const { shortenedUntil } = await findRetention();
  const from = shortenedUntil && shortenedUntil > ends.kept ? shortenedUntil : ends.kept;
  const [total, deleted, shortened] = await Promise.all([
    read.loginLog.count(),
    read.loginLog.count({ where: { createdAt: { lt: ends.kept } } }),
    read.loginLog.count({ where: { createdAt: { gte: from, lt: ends.whole } } }),
  ]);
  return { total, deleted, shortened, ends };
}

const PLACE = { resource: "log_retention", recordId: RETENTION_ID.toString() } as const;

export function saveRetention(edit: FormEdit<RetentionForm>): Promise<SaveResult<StoredRetention, RetentionForm>> {
  return write(async (tx) => {
    const before = await findRetention(tx);
    const put = (merged: RetentionForm) => store(tx, before, merged);
    return saveEdited<StoredRetention, RetentionForm>(tx, { before, place: PLACE, formOf: ({ form }) => form, snapshotOf, put }, edit);
  });
}

async function store(tx: Transaction, before: StoredRetention, form: RetentionForm): Promise<StoredRetention> {
  if (isSameEdit(form, before.form)) return before;
  const { count } = await tx.logRetention.updateMany({
    where: { id: RETENTION_ID, version: before.version },
    data: { keepDays: form.keep_days, shortenAfterDays: form.shorten_after_days, version: { increment: 1 }, ranAt: null },
  });
  expectOneRow(count);
  return findRetention(tx);
}

function snapshotOf({ form, version }: StoredRetention) {
  return { title: "Aufbewahrung der Login-Logs", ...form, version };
}

const DAYS_KEPT = 30;

/** Below the time limits of browsers and proxies. */
const LONGEST_MS = 20_000;
/** Time for other requests, which get no turn on SQLite while rows are deleted. */
const PAUSE_BETWEEN_STEPS_MS = 20;
const ROWS_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `old`: more than thirty days. */
type WhichLogs = "old" | "all";

export function countLogs(which: WhichLogs): Promise<number> {
  return read.loginLog.count({ where: which === "all" ? {} : { createdAt: { lt: endOf(which, new Date()) } } });
}

function endOf(which: WhichLogs, now: Date): Date {
  return new Date(now.getTime() + (which === "all" ? 1 : -DAYS_KEPT * DAY_MS));
}

export async function deleteLogs(which: WhichLogs, by: string, now = new Date()) {
  const end = performance.now() + LONGEST_MS;
  let [deletion, isDone] = [deletionOf({ before: endOf(which, now), by }), false];
  do {
    const next = await deleteSomeLogs(deletion);
    isDone = next.count === deletion.count;
    deletion = next;
    await pause(PAUSE_BETWEEN_STEPS_MS);
  } while (!isDone && performance.now() < end);
  return { count: deletion.count, isDone };
}

type LogWork = { resource: "logs" | "log_addresses"; action: "delete" | "shorten"; before: Date; by: string | null };

/** Several steps, which share one change in the history. */
export type LogChange = LogWork & { count: number; changeId: string | null };

export function deletionOf(which: Pick<LogWork, "before" | "by">): LogChange {
  return { resource: "logs", action: "delete", ...which, count: 0, changeId: null };
}

export function shorteningOf(before: Date): LogChange {
  return { resource: "log_addresses", action: "shorten", before, by: null, count: 0, changeId: null };
}

/** Deletes the oldest rows, and all with the same time as the last one. Notes it in the same transaction. */
export function deleteSomeLogs(deletion: LogChange): Promise<LogChange> {
  return write(async (tx) => noteStep(tx, deletion, await deleteOldest(tx, deletion.before)));
}

async function deleteOldest(tx: Transaction, before: Date): Promise<number> {
  const last = await tx.loginLog.findFirst({
    where: { createdAt: { lt: before } },
    orderBy: { createdAt: "asc" },
    skip: ROWS_AT_ONCE - 1,
    select: { createdAt: true },
  });
  return (await tx.loginLog.deleteMany({ where: { createdAt: last ? { lte: last.createdAt } : { lt: before } } })).count;
}

/** Runs in the transaction of the step, so that every change is noted, whatever ends the process. */
export async function noteStep(tx: Transaction, log: LogChange, changed: number): Promise<LogChange> {
  if (changed === 0) return log;
  const { changeId, count, before, ...change } = log;
  const after = { count: count + changed, before };
  if (changeId !== null) await continueChange(tx, changeId, after);
  const noted = changeId ?? (await recordChange(tx, { ...change, recordId: "login_logs", before: null, after }));
  return { ...log, count: after.count, changeId: noted };
}
