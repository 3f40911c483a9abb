import { logger } from "../logger.server";
import { BackupFault, KeyFault } from "./backup-format";
import type { BackupTask } from "./make-backup.server";
import { readPictureList } from "./read-shipped.server";
import { type Generation, listShipped, neededOf } from "./shipped-files";

type Shipping = Pick<BackupTask, "place" | "key" | "signal">;

/** Throws a KeyFault for another key, because one key must restore everything. Damaged files do not prevent a new copy. */
export async function requireKey({ place, key }: Shipping, generations: readonly Generation[]): Promise<void> {
  for (const { pictures: list } of neededOf(generations, new Date())) {
    await readPictureList({ place, key, list }).catch((error: unknown) => {
      if (error instanceof KeyFault || !(error instanceof BackupFault)) throw error;
    });
  }
}

/** Nobody waits for it, because there may be thousands of files. Faults are retried after the next copy. */
export async function tidyShipped(task: Shipping, now: Date): Promise<void> {
  try {
    await prune(task, now);
  } catch (error) {
    if (task.signal?.aborted !== true) logger.error({ err: error }, "files that are not needed any more cannot be removed from the place of the backups");
  }
}

async function prune({ place, key, signal }: Shipping, now: Date): Promise<void> {
  const { generations, pictures, keys } = await listShipped(place);
  const kept = neededOf(generations, now);
  const lists = await Promise.all(kept.map(({ pictures: list }) => readPictureList({ place, key, list })));
  const needed = new Set(lists.flat());
  const oldest = kept.at(-1);
  if (oldest === undefined) return;
  // bases first: a generation without its base is ignored, but one without pieces would look damaged
  const bases = generations.slice(kept.length).map(({ base }) => base).toReversed();
  const gone = [...bases, ...keys.filter((one) => /^live\/\d/.test(one) && one < oldest.folder)];
  // keeps newer pictures: one that was deleted again is in no list, but a restore to a time in between needs it
  for (const [picture, { key: one, shippedAt }] of pictures) if (!needed.has(picture) && shippedAt < oldest.begunAt) gone.push(one);
  for (const one of gone) {
    signal?.throwIfAborted();
    await place.remove(one);
  }
}
