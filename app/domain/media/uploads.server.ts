import { logger } from "~/platform/logger.server";
import type { PictureCategory } from "./picture";
import { replacePicture } from "./replace-picture.server";
import { type StoredPicture, storePicture } from "./store-picture.server";
import { isPassing, REFUSAL_TEXTS, type UploadRefusal } from "../record/upload-rules";

/** What became of one file: `refusal` says why it was not kept; null that it was, and lies under `id`. */
export type Uploaded = { name: string; id: string; refusal: null } | { name: string; id: null; refusal: string; isPassing: boolean };

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

/** The answer about a file that was not kept. */
export function refused(name: string, refusal: UploadRefusal): Uploaded {
  return { name, id: null, refusal: REFUSAL_TEXTS[refusal], isPassing: isPassing(refusal) };
}

/** The status of the answer about files of which some were not kept: what may pass is nobody's mistake. */
export function statusOf(uploaded: readonly Uploaded[]): 200 | 422 | 503 {
  const failed = uploaded.filter((one) => one.refusal !== null);
  if (failed.length === 0) return 200;
  return failed.some(({ isPassing }) => isPassing) ? 503 : 422;
}

type Uploads = { files: readonly File[]; category: PictureCategory; by: string; form?: string | null };

/** Keeps several files, one after the other: pictures are made one at a time, and nobody should find the queue full. */
export async function storeUploads({ files, form, ...place }: Uploads): Promise<Uploaded[]> {
  const uploaded: Uploaded[] = [];
  for (const [index, file] of files.entries()) {
    const stored = await tryToStore({ file, ...place, form: form ? `${form} ${index.toString()}` : null });
    const { name } = file;
    uploaded.push(stored.ok ? { name, id: stored.id, refusal: null } : refused(name, stored.refusal));
  }
  return uploaded;
}
