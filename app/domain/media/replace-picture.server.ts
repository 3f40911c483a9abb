import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../record/changes.server";
import { findMedia } from "./find-media.server";
import type { MediaAsset } from "./media";
import { newFilePath, type PictureFiles, removeFilesSoon, storeFiles } from "./picture-files.server";
import { snapshotOf } from "../record/stored-record.server";
import { mediaRecords, mediaTable } from "./save-media.server";
import type { UploadRefusal } from "../record/upload-rules";

type Replacement = { id: string; version: number; file: File; by: string };

type ReplaceResult =
  | { ok: true; originalName: string }
  | { ok: false; reason: "missing" | "conflict" }
  | { ok: false; reason: "refused"; refusal: UploadRefusal };

/**
 * Puts another file in the place of a picture: whoever refers to it shows the new one from the next page on. The new
 * files have names of their own, so that nobody's cache keeps the old ones; these go once the row says so.
 */
export async function replacePicture({ id, version, file, by }: Replacement): Promise<ReplaceResult> {
  const asset = await findMedia(id);
  if (asset === null) return { ok: false, reason: "missing" };
  const stored = await storeFiles({ file, filePath: newFilePath(asset) }, async (files) => {
    const written = await writeRow(files, { id, version, by });
    await removeFilesSoon(written.ok ? written.former : files);
    return written;
  });
  if (!stored.ok) return { ok: false, reason: "refused", refusal: stored.refusal };
  return stored.result.ok ? { ok: true, originalName: stored.result.originalName } : stored.result;
}

function writeRow(files: PictureFiles, { id, version, by }: Omit<Replacement, "file">) {
  return write(async (tx) => {
    const former = await tx.mediaAsset.findUnique({ where: { id }, select: { filePath: true, widths: true } });
    const before = await mediaRecords.findRow(id, tx);
    const asset = await findMedia(id, tx);
    if (before === null || asset === null || former === null) return { ok: false, reason: "missing" } as const;
    if (before.version !== version) {
      const isDone = before.version === version + 1 && isSameFile(asset, files) && (await wasReplacedBy(tx, { id, by }));
      return isDone ? ({ ok: true, former: files, originalName: files.originalName } as const) : ({ ok: false, reason: "conflict" } as const);
    }
    await tx.mediaAsset.update({ where: { id, version }, data: { ...files, version: { increment: 1 } } });
    const after = { ...before, ...files, version: version + 1 };
    const change = { before: snapshotOf(mediaTable, before), after: snapshotOf(mediaTable, after) };
    await recordChange(tx, { by, resource: "media", recordId: id, action: "replace", ...change });
    return { ok: true, former, originalName: files.originalName } as const;
  });
}

/** why: a second click sends the same file once more, and finds what the first has done */
async function wasReplacedBy(tx: Transaction, { id, by }: { id: string; by: string }): Promise<boolean> {
  const where = { resource: "media", recordId: id };
  const last = await tx.change.findFirst({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], select: { action: true, adminUserId: true } });
  return last?.action === "replace" && last.adminUserId === by;
}

function isSameFile(stored: MediaAsset, { originalName, fileSize, width, height }: PictureFiles): boolean {
  return stored.originalName === originalName && stored.fileSize === fileSize && stored.width === width && stored.height === height;
}
