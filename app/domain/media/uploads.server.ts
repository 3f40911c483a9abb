import { logger } from "~/platform/logger.server";
import type { PictureCategory } from "./picture";
import { replacePicture } from "./replace-picture.server";
import { type StoredPicture, storePicture } from "./store-picture.server";
import { UPLOAD_REFUSALS } from "../record/upload-rules";

/** What became of one file: `refusal` says why it was not kept, null that it was. */
export type Uploaded = { name: string; refusal: string | null };

type Upload = Parameters<typeof storePicture>[0];

/** A fault of the storage is no reason to lose what was typed: it is an upload that did not succeed. */
export async function tryToStore(upload: Upload): Promise<StoredPicture> {
  try {
    return await storePicture(upload);
  } catch (error) {
    logger.error({ err: error }, "a picture could not be stored");
    return { ok: false, refusal: "busy" };
  }
}

type Replacement = Parameters<typeof replacePicture>[0];

/** The same for another file in the place of one that is there. */
export async function tryToReplace(replacement: Replacement): ReturnType<typeof replacePicture> {
  try {
    return await replacePicture(replacement);
  } catch (error) {
    logger.error({ err: error }, "a picture could not be replaced");
    return { ok: false, reason: "refused", refusal: "busy" };
  }
}

type Uploads = { files: readonly File[]; category: PictureCategory; by: string; form?: string | null };

/** Keeps several files, one after the other: pictures are made one at a time, and nobody should find the queue full. */
export async function storeUploads({ files, form, ...place }: Uploads): Promise<Uploaded[]> {
  const uploaded: Uploaded[] = [];
  for (const [index, file] of files.entries()) {
    const stored = await tryToStore({ file, ...place, form: form ? `${form} ${index.toString()}` : null });
    uploaded.push({ name: file.name, refusal: stored.ok ? null : UPLOAD_REFUSALS[stored.refusal] });
  }
  return uploaded;
}
