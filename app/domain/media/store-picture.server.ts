import { write } from "~/platform/database.server";
import { recordChange } from "../changes/changes.server";
import { mediaSnapshot } from "./media-asset";
import { type PictureCategory, referenceOf } from "./picture";
import { newFilename, newFilePath, type PictureFiles, storeFiles } from "./picture-files.server";
import type { UploadRefusal } from "./upload-rules";

type Upload = { file: File; category: PictureCategory; by: string };

export type StoredPicture = { ok: true; id: string; url: string } | { ok: false; refusal: UploadRefusal };

/**
 * Makes pictures of an uploaded file, keeps them and lists them among the media. `by` is the id in `admin_users`.
 * `url` is what a record keeps in its `image_url`; what it shows is found by `picturesOf`.
 */
export async function storePicture({ file, category, by }: Upload): Promise<StoredPicture> {
  const place = { category, filename: newFilename() };
  const stored = await storeFiles({ file, filePath: newFilePath(place) }, (files) => insert({ ...files, ...place }, by));
  return stored.ok ? { ok: true, id: stored.result, url: referenceOf(place) } : stored;
}

function insert(row: PictureFiles & { filename: string; category: PictureCategory }, by: string): Promise<string> {
  return write(async (tx) => {
    const created = await tx.mediaAsset.create({ data: row });
    await recordChange(tx, { by, noun: "media", recordId: created.id, action: "create", before: null, after: mediaSnapshot(created) });
    return created.id;
  });
}
