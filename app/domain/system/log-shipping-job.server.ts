import { setTimeout as pause } from "node:timers/promises";
import { openBackupPlace } from "~/platform/backup/backup-place.server";
import type { LogShipping } from "~/platform/backup/ship-log.server";
import { betweenWrites } from "~/platform/between-writes.server";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import { storage } from "~/platform/storage.server";

const EVERY_MS = 2_000;
const AGAIN_AFTER_MS = 200;
/** How much of the time for stopping it may use, in all and after the last request. */
const LAST_MS = 3_000;
const LAST_LOOK_MS = 1_000;

const databaseFile = env.DATABASE_URL.slice("file:".length);

export const shippingState: { shippedAt: Date | null; failingSince: Date | null } = { shippedAt: null, failingSince: null };

/** Stopping ships once more, to include what the last requests saved. */
export function startShippingLog(): (served: Promise<void>) => Promise<void> {
  if (!env.BACKUP_SHIP_LOG || env.BACKUP_TO === undefined) return () => Promise.resolve();
  const job = logShippingJob(env.BACKUP_TO);
  job.start();
  return job.stop;
}

export function logShippingJob(to: string, lastLookMs = LAST_LOOK_MS) {
  const ending = new AbortController();
  let sole: { end: () => void } | null = null;
  let shipping: LogShipping | null = null;
  let dueAt = 0;

  const look = async () => {
    const isDone = await lookOnce(async () => {
      const { lockShipping } = await import("~/platform/backup/shipping-lock.server");
      sole ??= lockShipping(databaseFile);
      return (shipping ??= await open(to, ending.signal));
    });
    dueAt = performance.now() + (isDone ? EVERY_MS : AGAIN_AFTER_MS);
  };
  const outbox = createOutbox({
    takeNext: async () => (performance.now() < dueAt ? null : true),
    deliver: look,
    atOnce: 1,
    everyMs: AGAIN_AFTER_MS,
    onError: (error) => logger.error({ err: error }, "shipping the log has stopped"),
  });

  return {
    ...outbox,

    async stop(served: Promise<void>): Promise<void> {
      const ended = Promise.all([outbox.stop(), served]).then(look);
      const tooLate = Promise.all([sleep(LAST_MS), served.then(() => sleep(lastLookMs))]);
      await Promise.race([ended, tooLate]);
      ending.abort();
      shipping?.close();
      sole?.end();
    },
  };
}

const sleep = (ms: number) => pause(ms, undefined, { ref: false });

async function lookOnce(open: () => Promise<LogShipping>): Promise<boolean> {
  try {
    const shipping = await open();
    const shippedAt = await shipping.ship();
    if (shippedAt === null) return false;
    if (shippingState.failingSince !== null) logger.info("the log is shipped again");
    Object.assign(shippingState, { shippedAt, failingSince: null });
    return true;
  } catch (error) {
    if (shippingState.failingSince === null) logger.error({ err: error }, "the log cannot be shipped: what is saved now is in no backup yet");
    shippingState.failingSince ??= new Date();
    return true;
  }
}

async function open(to: string, signal: AbortSignal): Promise<LogShipping> {
  const { openLogShipping } = await import("~/platform/backup/ship-log.server");
  return openLogShipping({
    file: databaseFile,
    dataDir: env.DATA_DIR,
    secret: env.SESSION_SECRET,
    // pictures in a bucket do not depend on this machine
    pictures: env.STORAGE === "disk" ? storage : null,
    place: await openBackupPlace(to, env),
    key: env.BACKUP_KEY,
    signal,
    betweenWrites,
  });
}
