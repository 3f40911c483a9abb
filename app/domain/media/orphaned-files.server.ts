import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";
import type { Storage } from "~/platform/storage-types";
import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import { pageOf } from "../record/list-pages";
import { keysOf } from "./picture-files.server";

const AN_HOUR_MS = 60 * 60 * 1000;

/** The files of an upload are stored before its row. */
const UNDER_WAY_MS = AN_HOUR_MS;

const SWEPT_EVERY_MS = 24 * AN_HOUR_MS;
const AGAIN_AFTER_MS = AN_HOUR_MS;
const LOOK_EVERY_MS = 60_000;

/**
 * Names given by picture-files.server.ts and system/checks.server.ts. Other files in a bucket, such as backups, are not
 * removed.
 */
const OURS = /^(?:[a-z-]+\/\d{13}-[0-9a-f]{16}(-[0-9a-f]{8})?(-\d{1,4})?[.]webp|probe-[0-9a-f-]{36}[.]txt)$/;

/** `orphans` have no row and only take space; pages show a placeholder for `missing` ones. Sizes in bytes. */
export async function findOrphanedFiles(files: Pick<Storage, "list"> = storage, now = Date.now()) {
  // rows before files, so that a file uploaded in between does not count as missing
  const rows = await read.mediaAsset.findMany({ select: { id: true, originalName: true, filePath: true, widths: true } });
  const stored = new Map<string, { size: number; age: number }>();
  for await (const { key, size, changedAt } of files.list()) stored.set(key, { size, age: now - changedAt.getTime() });
  const wanted = new Set(rows.flatMap(keysOf));
  const strays = [...stored].filter(([key, { age }]) => !wanted.has(key) && age > UNDER_WAY_MS);
  return {
    storage: env.STORAGE,
    storedCount: stored.size,
    storedBytes: [...stored.values()].reduce((sum, { size }) => sum + size, 0),
    orphans: strays.map(([key, { size }]) => ({ key, size })),
    missing: rows
      .map((row) => ({ id: row.id, name: row.originalName, keys: keysOf(row).filter((key) => !stored.has(key)) }))
      .filter(({ keys }) => keys.length > 0),
  };
}

type Found = Awaited<ReturnType<typeof findOrphanedFiles>>;

export function filesOnPages({ orphans, missing, ...found }: Found, wanted: { orphans: number; missing: number }) {
  return { ...found, orphans: partOf(orphans, wanted.orphans), missing: partOf(missing, wanted.missing) };
}

export function startSweepingFiles(): () => Promise<void> {
  const ending = new AbortController();
  let nextAt = 0;
  const outbox = createOutbox({
    takeNext: () => Promise.resolve(Date.now() < nextAt ? null : storage),
    deliver: async (files) => {
      nextAt = Date.now() + AGAIN_AFTER_MS;
      await sweepFiles(files, { signal: ending.signal });
      nextAt = Date.now() + SWEPT_EVERY_MS;
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

/** Also removes the half-written files of a killed process. Answers how many orphans were removed. */
export async function sweepFiles(files: Storage, { now = Date.now(), signal }: { now?: number; signal?: AbortSignal } = {}): Promise<number> {
  await files.removeUnfinished();
  // a database without pictures is probably the wrong database
  if ((await read.mediaAsset.count()) === 0) return 0;
  const { orphans, missing } = await findOrphanedFiles(files, now);
  if (missing.length > 0) logger.error({ count: missing.length }, "there are pictures without their files (npm run media:report lists them): restore a backup, or upload them again");
  let removed = 0;
  for (const { key } of orphans.filter((file) => OURS.test(file.key))) {
    if (signal?.aborted) break;
    await files.remove(key);
    removed += 1;
  }
  if (removed > 0) logger.info({ count: removed }, "files that nothing shows were removed");
  return removed;
}

function partOf<Item>(items: readonly Item[], wanted: number) {
  const { page, pageCount, skip, take } = pageOf(wanted, items.length);
  return { count: items.length, page, pageCount, items: items.slice(skip, skip + take) };
}
