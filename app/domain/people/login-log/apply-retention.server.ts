import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import { recordChange } from "../../record/changes.server";
import { deleteSomeLogs } from "./delete-logs.server";
import { retentionEnds } from "./retention";
import { RETENTION_ID } from "./retention.server";
import { shortenSomeAddresses } from "./shorten-addresses.server";

/** Few enough that nobody notices the write that they wait behind. */
const ROWS_DELETED_AT_ONCE = 100;
const ADDRESSES_SHORTENED_AT_ONCE = 200;
const ROWS_LOOKED_AT_AT_ONCE = 2000;

/** why: nobody waits for this, and on SQLite nobody is answered while a step is taken. */
const BREATH_MS = 50;

const A_DAY_MS = 24 * 60 * 60 * 1000;
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 60_000;

/** Who does it, since when, and what time it is. */
type Worker = { instance: string; startedAt: Date; now?: () => Date };

/** For the whole life of the process: at its start, once a day, and when the setting was changed. Answers how to end it. */
export function startApplyingRetention(): () => Promise<void> {
  const outbox = retentionOutbox({ instance: randomUUID(), startedAt: new Date() });
  outbox.start();
  return outbox.stop;
}

/** Every job is one small step, so that other writes come in between and a process that ends breaks nothing off. */
export function retentionOutbox(worker: Worker) {
  return createOutbox({
    takeNext: async () => (mayWork(await findState(read), worker) ? worker : null),
    deliver: async () => {
      await write((tx) => takeStep(tx, worker));
      await pause(BREATH_MS);
    },
    atOnce: 1,
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.error({ err: error }, "the login log could not be shortened in the background"),
  });
}

type State = NonNullable<Awaited<ReturnType<typeof findState>>>;

function findState(source: Pick<Transaction, "logRetention"> | typeof read) {
  return source.logRetention.findUnique({ where: { id: RETENTION_ID } });
}

/** It is due, and no other instance is at it. */
function mayWork(state: State | null, { instance, startedAt, now = () => new Date() }: Worker): boolean {
  if (state === null) return false;
  const { ranAt, leasedBy, leasedUntil } = state;
  const isDue = ranAt === null || ranAt < startedAt || now().getTime() - ranAt.getTime() >= A_DAY_MS;
  const isFree = leasedUntil === null || leasedUntil <= now() || leasedBy === instance;
  return isDue && isFree;
}

/** Deletes some rows, else shortens some addresses, else notes that all is done. Keeps the lease for the next step. */
async function takeStep(tx: Transaction, worker: Worker): Promise<void> {
  const state = await findState(tx);
  if (state === null || !mayWork(state, worker)) return;
  const now = worker.now?.() ?? new Date();
  const ends = retentionEnds(state, now);
  // why each run from the first row: rows that were copied here from elsewhere may be older than what a run has seen to
  const from = state.leasedBy === worker.instance ? state.shortenedUntil : null;
  const lease = { leasedBy: worker.instance, leasedUntil: new Date(now.getTime() + LEASE_MS), shortenedUntil: from };
  const { count: deleted } = await deleteSomeLogs(tx, { before: ends.kept, most: ROWS_DELETED_AT_ONCE });
  if (deleted > 0) return note(tx, { ...lease, deleted: { increment: deleted } });
  const part = { from, before: ends.whole, looked: ROWS_LOOKED_AT_AT_ONCE, most: ADDRESSES_SHORTENED_AT_ONCE };
  const shortened = await shortenSomeAddresses(tx, part);
  if (shortened) return note(tx, { ...lease, shortenedUntil: shortened.until, shortened: { increment: shortened.count } });
  await recordRun(tx, state, ends);
  const over = { leasedBy: null, leasedUntil: null, deleted: 0, shortened: 0, ranAt: now };
  return note(tx, { ...over, shortenedUntil: latest(ends.whole, from) });
}

async function note(tx: Transaction, data: Parameters<Transaction["logRetention"]["update"]>[0]["data"]): Promise<void> {
  await tx.logRetention.update({ where: { id: RETENTION_ID }, data, select: { id: true } });
}

/** What a whole run did; a run that found nothing to do is not worth a row. */
async function recordRun(tx: Transaction, { deleted, shortened }: State, ends: { kept: Date; whole: Date }): Promise<void> {
  const change = { by: null, recordId: "login_logs", before: null } as const;
  if (deleted > 0) await recordChange(tx, { ...change, resource: "logs", action: "delete", after: { count: deleted, before: ends.kept } });
  if (shortened > 0) {
    await recordChange(tx, { ...change, resource: "log_addresses", action: "shorten", after: { count: shortened, before: ends.whole } });
  }
}

function latest(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}
