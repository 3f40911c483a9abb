import { logger } from "~/platform/logger.server";
import { isMissingTable } from "~/platform/missing-schema";
import { findMedia } from "./find-media.server";
import type { MediaAsset } from "./media-asset";
import type { DeletionFault } from "./media-notices";
import type { PictureUse } from "./picture";
import { usesOf } from "./picture-uses.server";
import { removePicture } from "./remove-picture.server";

type Checked = { ok: true; asset: MediaAsset; uses: PictureUse[] } | { ok: false; fault: DeletionFault };

/** What is to be deleted, and what still shows it; or why that cannot be said. */
export async function checkMedia(id: string): Promise<Checked> {
  try {
    const asset = await findMedia(id);
    return asset === null ? { ok: false, fault: "missing" } : { ok: true, asset, uses: await usesOf(asset) };
  } catch (error) {
    logger.error({ err: error }, "a file could not be looked up");
    return { ok: false, fault: isMissingTable(error) ? "noTable" : "unchecked" };
  }
}

type Deleted =
  | { ok: true; isEmptied: boolean }
  | { ok: false; reason: "conflict" }
  | { ok: false; reason: "inUse"; uses: PictureUse[] }
  | { ok: false; reason: "fault"; fault: DeletionFault };

/** Deletes a file for good. Whatever went wrong has a name. */
export async function deleteMedia(file: { id: string; version: number; by: string }): Promise<Deleted> {
  const checked = await checkMedia(file.id);
  if (!checked.ok) return { ok: false, reason: "fault", fault: checked.fault };
  try {
    const removed = await removePicture(file);
    if (removed.ok || removed.reason === "inUse") return removed;
    return removed.reason === "missing" ? { ok: false, reason: "fault", fault: "missing" } : { ok: false, reason: "conflict" };
  } catch (error) {
    logger.error({ err: error }, "a file could not be deleted");
    return { ok: false, reason: "fault", fault: isOfDatabase(error) ? "notInDatabase" : "failed" };
  }
}

/** Faults of the database have a code. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && "code" in error;
}
