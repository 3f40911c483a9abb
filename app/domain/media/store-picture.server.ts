import { createHash, randomUUID } from "node:crypto";
import type { Reader } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { recordChange } from "../record/changes.server";
import { freshSnapshot } from "./media";
import { type PictureCategory, referenceOf } from "./picture";
import { newFilename, newFilePath, type PictureFiles, removeFilesSoon, storeFiles } from "./picture-files.server";
import { mediaTable } from "./save-media.server";
import { wasDeleted } from "../record/stored-record.server";
import type { UploadRefusal } from "../record/upload-rules";

type Upload = {
  file: File;
  category: PictureCategory;
  by: string;
  /** Which form the file came with: what is sent twice is stored once. */
  form?: string | null;
};

type Listed = { id: string; url: string };

export type StoredPicture = ({ ok: true } & Listed) | { ok: false; refusal: UploadRefusal };

/**
 * Makes pictures of an uploaded file, keeps them and lists them among the media. `by` is the id in `admin_users`.
 * `url` is what a record keeps in its `image_url`; what it shows is found by `picturesOf`.
 */
export async function storePicture({ file, category, by, form = null }: Upload): Promise<StoredPicture> {
  const id = await uploadIdOf({ file, form, by });
  const listed = await findListed(read, id);
  if (listed) return { ok: true, ...listed };
  const place = { category, filename: newFilename() };
  const stored = await storeFiles({ file, filePath: newFilePath(place) }, (files) => listOnce({ id, ...files, ...place }, by));
  return stored.ok ? { ok: true, ...stored.result } : stored;
}

type Row = PictureFiles & { id: string; filename: string; category: PictureCategory };

/** why: the same form may have been sent twice at once, and only now is one of them the first */
async function listOnce(row: Row, by: string): Promise<Listed> {
  const { listed, isNew } = await write(async (tx) => {
    const earlier = await findListed(tx, row.id);
    if (earlier) return { listed: earlier, isNew: false };
    const id = (await wasDeleted(mediaTable, tx, row.id)) ? randomUUID() : row.id;
    const created = await tx.mediaAsset.create({ data: { ...row, id } });
    await recordChange(tx, { by, resource: "media", recordId: id, action: "create", before: null, after: freshSnapshot(created) });
    return { listed: { id, url: referenceOf(row) }, isNew: true };
  });
  if (!isNew) await removeFilesSoon(row);
  return listed;
}

async function findListed(source: Reader, id: string): Promise<Listed | null> {
  const row = await source.mediaAsset.findUnique({ where: { id }, select: { category: true, filename: true } });
  return row && { id, url: referenceOf(row) };
}

/** `form` is null for one that does not say which it is. */
type Sent = { file: File; form: string | null; by: string };

/** The id of the picture that a file becomes. A form that is sent twice finds the picture made already. */
async function uploadIdOf({ file, form, by }: Sent): Promise<string> {
  if (form === null) return randomUUID();
  const hash = createHash("sha256").update(JSON.stringify([by, form])).update(Buffer.from(await file.arrayBuffer()));
  return asUuid(hash.digest("hex"));
}

/** why: 8 is the version for ids of one's own making (RFC 9562, section 5.8) */
function asUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
