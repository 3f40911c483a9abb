import { read } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import { storage } from "~/platform/storage.server";
import type { Storage } from "~/platform/storage-types";
import { findOrphanedFiles } from "./orphaned-files.server";

const A_DAY_MS = 24 * 60 * 60 * 1000;
const AGAIN_AFTER_MS = 60 * 60 * 1000;
const LOOK_EVERY_MS = 60_000;

/** For the whole life of the process: at its start and once a day, an hour after a failure again. Answers how to end it. */
export function startSweepingFiles(): () => Promise<void> {
  const ending = new AbortController();
  let nextAt = 0;
  const outbox = createOutbox({
    takeNext: () => Promise.resolve(Date.now() < nextAt ? null : storage),
    deliver: async (files) => {
      nextAt = Date.now() + AGAIN_AFTER_MS;
      await sweepFiles(files, { signal: ending.signal });
      nextAt = Date.now() + A_DAY_MS;
    },
    atOnce: 1,
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.warn({ err: error }, "files that nothing shows could not be removed"),
  });
  outbox.start();
  return async () => {
    ending.abort();
    await outbox.stop();
  };
}

/** As we name them (picture-files.server.ts). why: whatever else lies in a bucket, such as backups, is not ours to remove */
const OF_A_PICTURE = /^[a-z-]+\/\d{13}-[0-9a-f]{16}(-[0-9a-f]{8})?(-\d{1,4})?[.]webp$/;

type Sweep = { now?: number; signal?: AbortSignal };

/**
 * Removes what a process that was killed, or a storage that was away, has left: files half written, and files of no
 * picture that are older than an hour. Answers how many of those.
 */
export async function sweepFiles(files: Storage, { now = Date.now(), signal }: Sweep = {}): Promise<number> {
  await files.removeUnfinished();
  // why: beside a database without any picture it is far more likely that the site was started on the wrong one
  if ((await read.mediaAsset.count()) === 0) return 0;
  const { orphans } = await findOrphanedFiles(files, now);
  let removed = 0;
  for (const { key } of orphans.filter((file) => OF_A_PICTURE.test(file.key))) {
    if (signal?.aborted) break;
    await files.remove(key);
    removed += 1;
  }
  if (removed > 0) logger.info({ count: removed }, "files that nothing shows were removed");
  return removed;
}
