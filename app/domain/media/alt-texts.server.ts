import { read } from "~/platform/database.server";
import { findMedia } from "./find-media.server";
import { completenessOf } from "./media-admin.server";
import type { AltTexts } from "./media";
import type { FieldConflict } from "../record/merge-edits";
import { narrowestOf } from "./picture";
import { mediaRecords } from "./save-media.server";

/** So many forms of a file as a screen takes well; the list index of a form ends at 99. */
const FILES_AT_ONCE = 12;

/** The files whose alternative texts are edited together, and how many more have none. */
export async function listAltTexts(ids: readonly string[]) {
  const rows = await read.mediaAsset.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }], select: { id: true, altText: true } });
  const isComplete = await completenessOf();
  const wanted = rows.filter((row) => (ids.length > 0 ? ids.includes(row.id) : !isComplete(row)));
  const assets = await Promise.all(wanted.slice(0, FILES_AT_ONCE).map(({ id }) => findMedia(id)));
  const files = assets.flatMap((asset) => {
    if (asset === null) return [];
    const { id, version, originalName, picture, altTexts } = asset;
    return [{ originalName, thumbnail: narrowestOf(picture), values: { id, version, ...altTexts } }];
  });
  return { files, more: Math.max(0, wanted.length - FILES_AT_ONCE) };
}

export type TypedAltTexts = AltTexts & { id: string; version: number };

/** A file that was not saved, since others have saved the same texts: what the form shows now, and what they saved. */
export type ConflictingAltTexts = TypedAltTexts & { conflicts?: readonly FieldConflict[] };

/** Saves each file by itself. `saved` counts those that are done; what was deleted meanwhile is counted apart. */
export async function saveAltTexts(typed: readonly TypedAltTexts[], by: string) {
  const outcome: { saved: number; gone: number; conflicting: ConflictingAltTexts[] } = { saved: 0, gone: 0, conflicting: [] };
  for (const { id, version, ...texts } of typed) {
    const category = (await findMedia(id))?.category ?? "";
    const result = await mediaRecords.update({ id, version, form: { ...texts, category }, by });
    if (result.ok) outcome.saved += result.record.version === version ? 0 : 1;
    else if (result.reason === "conflict") outcome.conflicting.push({ ...result.conflict.values, id, version: result.conflict.version, conflicts: result.conflict.conflicts });
    else outcome.gone += 1;
  }
  return outcome;
}
