import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";
import type { Storage } from "~/platform/storage-types";
import { pageOf } from "../record/list-pages";
import { keysOf } from "./picture-files.server";

/** The files of an upload lie there before its row does. */
const UNDER_WAY_MS = 60 * 60 * 1000;

/**
 * Compares the storage with the rows: `orphans` belong to no row and only cost room; in the place of what is `missing`
 * a placeholder is shown. Sizes in bytes.
 */
export async function findOrphanedFiles(files: Pick<Storage, "list"> = storage, now = Date.now()) {
  // why: the rows come before the list, so that what is uploaded in between is not taken for missing
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

/** The same for a page that is not to grow with the storage: of both lists the part that is asked for. */
export function filesOnPages({ orphans, missing, ...found }: Found, wanted: { orphans: number; missing: number }) {
  return { ...found, orphans: partOf(orphans, wanted.orphans), missing: partOf(missing, wanted.missing) };
}

function partOf<Item>(items: readonly Item[], wanted: number) {
  const { page, pageCount, skip, take } = pageOf(wanted, items.length);
  return { count: items.length, page, pageCount, items: items.slice(skip, skip + take) };
}
