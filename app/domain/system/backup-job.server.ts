import type { Readable } from "node:stream";
import { BackupFault } from "~/platform/backup/backup-format";
import { type BackupFolderFault, findBackupFolderFault, openBackupPlace } from "~/platform/backup/backup-place.server";
import { noteBackupState, readBackupState } from "~/platform/backup/backup-state.server";
import { lastTimeOf, listBackups, newestOf, nextTimeOf } from "~/platform/backup/kept-backups";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import { storage } from "~/platform/storage.server";
import type { Storage } from "~/platform/storage-types";

const LOOK_EVERY_MS = 30_000;
const AGAIN_AFTER_MS = 60 * 60 * 1000;
const CHECKED_EVERY_MS = 7 * 24 * 60 * 60 * 1000;

interface Job {
  to: string;
  schedule: string;
  now?: () => Date;
}

/** Stopping aborts a running backup and leaves nothing of it. */
export function startBackups(): () => Promise<void> {
  const { BACKUP_TO: to, BACKUP_SCHEDULE: schedule } = env;
  if (to !== undefined) void findBackupFolderFault(to).then((fault) => sayFolderFault(to, fault));
  if (to === undefined || schedule === undefined) return () => Promise.resolve();
  const job = backupJob({ to, schedule });
  job.start();
  return job.stop;
}

function sayFolderFault(folder: string, fault: BackupFolderFault | null): void {
  if (fault === "missing") logger.warn({ folder }, "the folder of the backups does not exist: the first backup creates it (BACKUP_TO)");
  if (fault === "unwritable") logger.error({ folder }, "nothing can be written into the folder of the backups: it belongs to another user, or the disk is full or read-only (BACKUP_TO)");
}

/** Runs once a day, at the start after a missed time, and an hour after a failure. */
export function backupJob({ to, schedule, now = () => new Date() }: Job) {
  const ending = new AbortController();
  let [lookedAt, nextAt] = [new Date(0), new Date(0)];
  const run: Run = { to, schedule, now, signal: ending.signal };
  const outbox = createOutbox({
    // after the clock was set back, `now()` is before `lookedAt`
    takeNext: async () => (lookedAt <= now() && now() < nextAt ? null : run),
    deliver: async () => {
      lookedAt = now();
      const isDone = await backUp(run);
      nextAt = isDone ? nextTimeOf(schedule, now()) : new Date(now().getTime() + AGAIN_AFTER_MS);
    },
    atOnce: 1,
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.error({ err: error }, "the backups have stopped"),
  });
  const stop = async () => {
    ending.abort();
    await outbox.stop();
  };
  return { ...outbox, stop };
}

type Run = Required<Job> & { signal: AbortSignal };

async function backUp(run: Run): Promise<boolean> {
  try {
    const place = await openBackupPlace(run.to, env);
    await alone(() => makeIfDue(place, run));
    await checkIfDue(place, run);
    return true;
  } catch (error) {
    if (run.signal.aborted) return true;
    logger.error({ err: error }, "the backup failed");
    await noteBackupState(env.DATA_DIR, { failedAt: run.now() });
    return false;
  }
}

/** With several instances on one Postgres, only one makes the backup. */
async function alone(job: () => Promise<void>): Promise<void> {
  if (env.DATABASE_URL.startsWith("file:")) return job();
  const { alone: aloneOnPostgres } = await import("~/platform/backup/postgres-snapshot.server");
  await aloneOnPostgres(env.DATABASE_URL, job);
}

async function makeIfDue(place: Storage, run: Run): Promise<void> {
  const newest = newestOf(await listBackups(place), run.now());
  if (newest === undefined || newest.madeAt < lastTimeOf(run.schedule, run.now())) await make(place, run);
  // even if no backup is due: another instance may have made it, or only the check had failed
  await noteBackupState(env.DATA_DIR, { failedAt: null });
}

async function make(place: Storage, { now, signal }: Run): Promise<void> {
  const { makeBackup } = await import("~/platform/backup/make-backup.server");
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SESSION_SECRET: secret, BACKUP_KEY: key } = env;
  const { made } = await makeBackup({ databaseUrl, dataDir, secret, pictures: storage, place, key, signal, madeAt: now() });
  logger.info(made, "backed up");
}

/** Restores the newest backup into a scratch folder, once a week and after a change of the key. Does not throw for a damaged one. */
async function checkIfDue(place: Storage, { now, signal }: Run): Promise<void> {
  const { check } = await readBackupState(env.DATA_DIR);
  const newest = newestOf(await listBackups(place), now());
  if (newest === undefined) return;
  const isRecent = check?.isGood === true && Math.abs(now().getTime() - check.checkedAt.getTime()) < CHECKED_EVERY_MS;
  if (isRecent && (await hasOurKey(newest.name, place))) return;
  const file = await place.open(newest.name);
  if (!file) return;
  const fault = (await faultOf(file.stream, signal)) ?? (env.BACKUP_SHIP_LOG ? await faultOfShipped(place, signal) : null);
  if (fault !== null) logger.error({ err: fault, name: newest.name }, "the newest backup cannot be restored");
  await noteBackupState(env.DATA_DIR, { check: { name: newest.name, checkedAt: now(), isGood: fault === null } });
}

async function hasOurKey(name: string, place: Storage): Promise<boolean> {
  const { requireKeyOf } = await import("~/platform/backup/read-shipped.server");
  try {
    await requireKeyOf(name, { place, key: env.BACKUP_KEY });
    return true;
  } catch (error) {
    if (error instanceof BackupFault) return false;
    throw error;
  }
}

async function faultOf(source: Readable, signal: AbortSignal): Promise<Error | null> {
  const { checkBackup } = await import("~/platform/backup/check-backup.server");
  const end = () => source.destroy(new Error("the check was interrupted"));
  // without a listener an early error would end the process; the reader gets it anyway
  source.on("error", () => undefined);
  if (signal.aborted) end();
  signal.addEventListener("abort", end, { once: true });
  try {
    await checkBackup({ source, key: env.BACKUP_KEY });
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BackupFault) return error;
    throw error;
  } finally {
    signal.removeEventListener("abort", end);
  }
}

async function faultOfShipped({ list, open }: Storage, signal: AbortSignal): Promise<Error | null> {
  const { checkShipped } = await import("~/platform/backup/read-shipped.server");
  const openUnlessEnding = (name: string) => {
    signal.throwIfAborted();
    return open(name);
  };
  return checkShipped({ place: { list, open: openUnlessEnding }, key: env.BACKUP_KEY });
}
