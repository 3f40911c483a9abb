import { setTimeout as pause } from "node:timers/promises";
import { read, write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import type { LogPlace } from "./login-log";
import { retentionEnds } from "./retention";
import { deleteSomeLogs, deletionOf, findRetention, type LogChange, noteStep, RETENTION_ID, shorteningOf, type StoredRetention } from "./retention.server";
import { isShortAddress, shortAddress } from "./visit";

/** Each step makes other writes wait, and this job is not urgent. */
const PAUSE_BETWEEN_STEPS_MS = 50;

const A_DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 60_000;
const ROWS_AT_ONCE = 500;

type Worker = { startedAt: Date; now?: () => Date };

export function startApplyingRetention(): () => Promise<void> {
  const outbox = retentionOutbox({ startedAt: new Date() });
  outbox.start();
  return outbox.stop;
}

/** Small steps let other writes in between, can stop at any time, and are shared by several instances. */
export function retentionOutbox({ startedAt, now = () => new Date() }: Worker) {
  let run: Run | null = null;
  return createOutbox({
    takeNext: async () => (run = await goOn(run, { startedAt, now })),
    deliver: async (current) => {
      if (!(await takeStep(current))) {
        run = null;
        await finish(current, now());
      }
      await pause(PAUSE_BETWEEN_STEPS_MS);
    },
    atOnce: 1,
    everyMs: LOOK_EVERY_MS,
    // right after the start, visitors come first
    firstAfterMs: 2_000,
    onError: (error) => logger.error({ err: error }, "the login log could not be shortened in the background"),
  });
}

type Run = {
  version: number;
  ends: { kept: Date; whole: Date };
  deletion: LogChange;
  shortening: LogChange;
  seen: LogPlace | undefined;
};

async function goOn(run: Run | null, worker: Required<Worker>): Promise<Run | null> {
  const retention = await findRetention();
  return run?.version === retention.version ? run : beginIfDue(retention, worker);
}

function beginIfDue({ form, version, ranAt }: StoredRetention, { startedAt, now }: Required<Worker>): Run | null {
  // `abs`: after a run with a clock that was ahead, the next one would wait for the same date
  const isDue = ranAt === null || ranAt < startedAt || Math.abs(now().getTime() - ranAt.getTime()) >= A_DAY_MS;
  if (!isDue) return null;
  const ends = retentionEnds(form, now());
  return { version, ends, deletion: deletionOf({ before: ends.kept, by: null }), shortening: shorteningOf(ends.whole), seen: undefined };
}

async function takeStep(run: Run): Promise<boolean> {
  const { count: before } = run.deletion;
  run.deletion = await deleteSomeLogs(run.deletion);
  if (run.deletion.count > before) return true;
  await shortenSomeAddresses(run);
  return run.seen !== undefined;
}

async function shortenSomeAddresses(run: Run): Promise<void> {
  const { shortening, seen: behind } = run;
  const rows = await read.loginLog.findMany({
    where: { createdAt: { gte: behind?.createdAt, lt: shortening.before }, OR: behind && [{ createdAt: { gt: behind.createdAt } }, { id: { gt: behind.id } }] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: ROWS_AT_ONCE,
    select: { id: true, ipAddress: true, createdAt: true },
  });
  const whole = rows.filter(({ ipAddress }) => ipAddress !== "unknown" && !isShortAddress(ipAddress));
  if (whole.length > 0) run.shortening = await shorten(whole, shortening);
  run.seen = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
}

async function shorten(rows: readonly { id: string; ipAddress: string }[], shortening: LogChange): Promise<LogChange> {
  return write(async (tx) => {
    let count = 0;
    for (const [ipAddress, ofNetwork] of Map.groupBy(rows, (row) => shortAddress(row.ipAddress))) {
      const where = { id: { in: ofNetwork.map(({ id }) => id) }, ipAddress: { not: ipAddress } };
      count += (await tx.loginLog.updateMany({ where, data: { ipAddress } })).count;
    }
    return noteStep(tx, shortening, count);
  });
}

/** `version`: if the setting was saved meanwhile, the new one is still to be applied. */
async function finish({ version, ends }: Run, ranAt: Date): Promise<void> {
  await write((tx) => tx.logRetention.updateMany({ where: { id: RETENTION_ID, version }, data: { ranAt, shortenedUntil: ends.whole } }));
}
