import { write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { isMissingTable } from "~/platform/database-fault";
import { deleteRecord } from "../record/deletion.server";
import { findMedia, type MediaAsset, mediaTable } from "../media/media.server";
import { removeFilesSoon } from "../media/picture-files.server";
import { UNKNOWN_FAULT } from "../record/record-notices";
import { type PictureUse, usesOf } from "./picture-uses.server";

export const DELETION_FAULTS = {
  noTable: "Die Media-Assets-Tabelle existiert noch nicht. Bitte führen Sie die Migration aus.",
  unchecked: `Fehler beim Prüfen der Tabelle: ${UNKNOWN_FAULT}`,
  missing: "Die zu löschende Datei wurde nicht gefunden.",
  notInDatabase: `Fehler beim Löschen aus der Datenbank: ${UNKNOWN_FAULT}`,
  failed: `Fehler beim Löschen der Datei: ${UNKNOWN_FAULT}`,
} as const;

export type DeletionFault = keyof typeof DELETION_FAULTS;

type Checked<Found> = { ok: true; found: Found } | { ok: false; fault: DeletionFault };

export function checkMedia(id: string): Promise<Checked<{ asset: MediaAsset; uses: PictureUse[] }>> {
  return check(async () => {
    const asset = await findMedia(id);
    return asset && { asset, uses: await usesOf(asset) };
  });
}

async function check<Found>(find: () => Promise<Found | null>): Promise<Checked<Found>> {
  try {
    const found = await find();
    return found === null ? { ok: false, fault: "missing" } : { ok: true, found };
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

export async function deleteMedia(file: { id: string; version: number; by: string }): Promise<Deleted> {
  const checked = await check(() => findMedia(file.id));
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

function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && "code" in error;
}

/** Deletes the row before the files: files without a row only take space. `isEmptied`: the files are gone too. */
export async function removePicture(picture: { id: string; version: number; by: string }) {
  const removed = await removeRow(picture);
  if (!removed.ok) return removed;
  const { files, originalName } = removed;
  return { ok: true as const, originalName, isEmptied: await removeFilesSoon(files) };
}

function removeRow({ id, version, by }: { id: string; version: number; by: string }) {
  return write(async (tx) => {
    const files = await tx.mediaAsset.findUnique({ where: { id }, select: { filePath: true, widths: true } });
    const asset = await findMedia(id, tx);
    if (asset === null || files === null) return { ok: false, reason: "missing" } as const;
    const uses = await usesOf(asset, tx);
    if (uses.length > 0) return { ok: false, reason: "inUse", uses } as const;
    const deleted = await deleteRecord(tx, mediaTable, { id, version, by });
    return deleted.ok ? ({ ok: true, files, originalName: asset.originalName } as const) : deleted;
  });
}
