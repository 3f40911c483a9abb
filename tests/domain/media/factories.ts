import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MediaForm } from "~/domain/media/media";
import { findMedia } from "~/domain/media/media.server";
import { storePicture } from "~/domain/media/uploads.server";
import { byTranslation, type TranslationLanguage } from "~/i18n/languages";
import { env } from "~/platform/env.server";
import { pictureOf } from "../../platform/image-corpus";

export const BY = "admin-user-1";

export async function photoFile({ name = "Strand.jpg", width = 300, height = 200 } = {}) {
  const bytes = await pictureOf({ width, height }).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

/** Uploads a photo into the category "team" and returns the stored file. */
export async function uploadPhoto(file?: File) {
  const stored = await storePicture({ file: file ?? (await photoFile()), category: "team", by: BY });
  const asset = stored.ok ? await findMedia(stored.id) : null;
  if (asset === null) throw new Error("the photo was not stored");
  return asset;
}

export function mediaForm(alt_text: string, { category = "team", ...texts }: { category?: string } & Partial<Record<TranslationLanguage, string>> = {}): MediaForm {
  return { alt_text, category, ...byTranslation((language) => ({ alt_text: texts[language] ?? "" })) };
}

/** Deletes everything in the folder, but not the folder itself. */
export async function emptyMediaFolder() {
  const folder = join(env.DATA_DIR, "media");
  for (const name of await readdir(folder).catch(() => [])) await rm(join(folder, name), { recursive: true });
}
