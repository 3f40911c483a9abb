import { createHash, randomUUID } from "node:crypto";
import { isDiskFull } from "~/platform/database-fault";
import { logger } from "~/platform/logger.server";
import { NeighbourOutage } from "~/platform/neighbour";
import { noteAway } from "~/platform/time-budget.server";
import type { Reader } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { isPassing, REFUSAL_TEXTS, type UploadRefusal } from "../record/upload-rules";
import type { Refused } from "../record/any-record";
import { recordChange } from "../record/changes.server";
import { rowFrom, snapshotOf, wasDeleted } from "../record/resource-table.server";
import { type PictureCategory, referenceOf } from "./picture";
import { bytesOf, haveSameBytes, newFilename, newFilePath, type PictureFiles, removeFilesSoon, storeFiles } from "./picture-files.server";
import { findMedia, mediaRecords, mediaTable } from "./media.server";

type Upload = {
  file: File;
  category: PictureCategory;
  by: string;
  /** Identifies the form, so that files sent twice are stored once. */
  form?: string | null;
};

type Listed = { id: string; url: string };

type StoredPicture = ({ ok: true } & Listed) | { ok: false; refusal: UploadRefusal };

type Replacement = { id: string; version: number; file: File; by: string };

type ReplaceResult = { ok: true; originalName: string } | Refused | { ok: false; reason: "refused"; refusal: UploadRefusal };

export type Uploaded = { name: string; id: string; refusal: null } | { name: string; id: null; refusal: string; isPassing: boolean };

export async function storePicture({ file, category, by, form }: Upload): Promise<StoredPicture> {
  const bytes = await bytesOf(file);
  const id = uploadIdOf({ bytes, form, by });
  const listed = await findListed(read, id);
  if (listed) return { ok: true, ...listed };
  const place = { category, filename: newFilename() };
  const stored = await storeFiles({ file, bytes, filePath: newFilePath(place) }, (files) => listOnce({ id, ...files, ...place }, by));
  return stored.ok ? { ok: true, ...stored.result } : stored;
}

/** The new files get new names, because caches may keep the old ones. Old files are removed after the row is written. */
export async function replacePicture({ id, version, file, by }: Replacement): Promise<ReplaceResult> {
  const asset = await findMedia(id);
  if (asset === null) return { ok: false, reason: "missing" };
  const stored = await storeFiles({ file, bytes: await bytesOf(file), filePath: newFilePath(asset) }, async (files) => {
    const written = await replaceRow(files, { id, version, by });
    const isDone = !written.ok && written.reason === "conflict" && (await isReplacedBy(files, { id, version: version + 1 }));
    await removeFilesSoon(written.ok ? written.former : files);
    return isDone ? ({ ok: true, originalName: files.originalName } as const) : written;
  });
  if (!stored.ok) return { ok: false, reason: "refused", refusal: stored.refusal };
  return stored.result.ok ? { ok: true, originalName: stored.result.originalName } : stored.result;
}

export function tryToStore(upload: Upload): Promise<StoredPicture> {
  return orBusy(() => storePicture(upload));
}

export function tryToReplace(replacement: Replacement): Promise<ReplaceResult> {
  return orBusy(() => replacePicture(replacement));
}

/** If the storage fails, answers a refused upload, so that the typed values are kept. */
async function orBusy<Result>(store: () => Promise<Result>) {
  try {
    return await store();
  } catch (error) {
    logger.error({ err: error }, "a picture could not be stored");
    if (isDiskFull(error)) noteAway("space");
    if (error instanceof NeighbourOutage) noteAway("storage");
    return { ok: false, reason: "refused", refusal: "busy" } as const;
  }
}

export function refused(name: string, refusal: UploadRefusal): Uploaded {
  return { name, id: null, refusal: REFUSAL_TEXTS[refusal], isPassing: isPassing(refusal) };
}

export function statusOf(uploaded: readonly Uploaded[]): 200 | 422 | 503 {
  const failed = uploaded.filter((one) => one.refusal !== null);
  if (failed.length === 0) return 200;
  return failed.some(({ isPassing }) => isPassing) ? 503 : 422;
}

/** One by one: only one picture is processed at a time, and a full queue refuses more. */
export async function storeUploads({ files, form, ...place }: Omit<Upload, "file"> & { files: readonly File[] }): Promise<Uploaded[]> {
  const uploaded: Uploaded[] = [];
  for (const [index, file] of files.entries()) {
    const stored = await tryToStore({ file, ...place, form: form ? `${form} ${index.toString()}` : null });
    const { name } = file;
    uploaded.push(stored.ok ? { name, id: stored.id, refusal: null } : refused(name, stored.refusal));
  }
  return uploaded;
}

function uploadIdOf({ bytes, form = null, by }: Pick<Upload, "form" | "by"> & { bytes: Buffer }): string {
  if (form === null) return randomUUID();
  return asUuid(createHash("sha256").update(JSON.stringify([by, form])).update(bytes).digest("hex"));
}

/** Version 8 is for custom ids (RFC 9562, section 5.8). */
function asUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

async function findListed(source: Reader, id: string): Promise<Listed | null> {
  const row = await source.mediaAsset.findUnique({ where: { id }, select: { category: true, filename: true } });
  return row && { id, url: referenceOf(row) };
}

type Row = PictureFiles & { id: string; filename: string; category: PictureCategory };

/** The form may be sent twice in parallel; the transaction decides which comes first. */
async function listOnce(row: Row, by: string): Promise<Listed> {
  const { listed, isNew } = await write(async (tx) => {
    const earlier = await findListed(tx, row.id);
    if (earlier) return { listed: earlier, isNew: false };
    const id = (await wasDeleted(mediaTable, tx, row.id)) ? randomUUID() : row.id;
    const created = await tx.mediaAsset.create({ data: { ...row, id } });
    await recordChange(tx, { by, resource: "media", recordId: id, action: "create", before: null, after: snapshotOf(mediaTable, rowFrom(mediaTable, created)) });
    return { listed: { id, url: referenceOf(row) }, isNew: true };
  });
  if (!isNew) await removeFilesSoon(row);
  return listed;
}

function replaceRow(files: PictureFiles, { id, version, by }: Omit<Replacement, "file">) {
  return write(async (tx) => {
    const former = await tx.mediaAsset.findUnique({ where: { id }, select: { filePath: true, widths: true } });
    const before = await mediaRecords.findRow(id, tx);
    if (before === null || former === null) return { ok: false, reason: "missing" } as const;
    if (before.version !== version) return { ok: false, reason: "conflict" } as const;
    await tx.mediaAsset.update({ where: { id, version }, data: { ...files, version: { increment: 1 } } });
    const after = { ...before, ...files, version: version + 1 };
    const change = { before: snapshotOf(mediaTable, before), after: snapshotOf(mediaTable, after) };
    await recordChange(tx, { by, resource: "media", recordId: id, action: "replace", ...change });
    return { ok: true, former, originalName: files.originalName } as const;
  });
}

/** True if a double click sent this file before, and the first request has stored it. */
async function isReplacedBy(files: PictureFiles, { id, version }: Pick<Replacement, "id" | "version">): Promise<boolean> {
  const asset = await findMedia(id);
  return asset?.version === version && asset.originalName === files.originalName && haveSameBytes(asset.filePath, files.filePath);
}
