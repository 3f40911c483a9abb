import { z } from "zod";
import { write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { storage } from "~/platform/storage.server";
import { recordChange } from "../changes/changes.server";
import { narrowerPath, type PictureUse, pictureUrlOf } from "./picture";
import { usesOf } from "./picture-uses.server";

type RemoveResult =
  | { ok: true; originalName: string }
  | { ok: false; reason: "missing" | "conflict" }
  | { ok: false; reason: "inUse"; uses: PictureUse[] };

const widthList = z.array(z.number()).catch([]);

/**
 * Deletes a picture that nothing shows: first the row, then the files. Files that cannot be removed cost room and
 * nothing else, so that is a warning in the log.
 */
export async function removePicture(picture: { id: string; version: number; by: string }): Promise<RemoveResult> {
  const removed = await removeRow(picture);
  if (!removed.ok) return removed;
  const { filePath, widths, originalName } = removed.row;
  const narrower = widthList.parse(widths).map((width) => narrowerPath(filePath, width));
  await removeFiles([filePath, ...narrower]);
  return { ok: true, originalName };
}

function removeRow({ id, version, by }: { id: string; version: number; by: string }) {
  return write(async (tx) => {
    const row = await tx.mediaAsset.findUnique({ where: { id } });
    if (row === null) return { ok: false, reason: "missing" } as const;
    if (row.version !== version) return { ok: false, reason: "conflict" } as const;
    const uses = await usesOf(pictureUrlOf(row.filePath), tx);
    if (uses.length > 0) return { ok: false, reason: "inUse", uses } as const;
    await tx.mediaAsset.delete({ where: { id } });
    await recordChange(tx, { by, noun: "media", recordId: id, action: "delete", before: row, after: null });
    return { ok: true, row } as const;
  });
}

async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await storage.remove(key);
    } catch (error) {
      logger.warn({ err: error, key }, "the file of a deleted picture could not be removed");
    }
  }
}
