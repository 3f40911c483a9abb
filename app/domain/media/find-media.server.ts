import { byTranslation } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import type { StoredFile } from "~/platform/storage-types";
import { storage } from "~/platform/storage.server";
import { listTranslationsOf, textOf, textsByLanguage } from "../record/save-translations.server";
import type { MediaAsset } from "./media";
import { filenameIn } from "../record/upload-rules";
import { fileUrlOf, referenceOf } from "./picture";
import { pictureFrom } from "./pictures.server";

type Source = Pick<Reader, "mediaAsset" | "translation">;

/** An uploaded picture; null for one that never was or that was deleted. */
export async function findMedia(id: string, source: Source = read): Promise<MediaAsset | null> {
  const row = await source.mediaAsset.findUnique({
    where: { id },
    select: {
      id: true,
      version: true,
      originalName: true,
      altText: true,
      category: true,
      filename: true,
      filePath: true,
      fileSize: true,
      width: true,
      height: true,
      widths: true,
      createdAt: true,
    },
  });
  if (row === null) return null;
  const { altText, widths, ...asset } = row;
  const texts = textsByLanguage(await listTranslationsOf(source, { resource: "media", recordIds: [id] }), ["alt_text"]);
  return { ...asset, url: referenceOf(row), picture: pictureFrom(row), altTexts: { alt_text: altText, ...byTranslation((language) => ({ alt_text: textOf(texts[language], "alt_text") })) } };
}

/**
 * Where the picture lies now that an address of it leads to: the one that records keep, or that of a file which was
 * replaced since a page was made. Null for no picture of ours, and for the file that is asked for itself.
 */
async function findCurrentFile(path: string): Promise<string | null> {
  const filename = filenameIn(path);
  if (filename === null) return null;
  const row = await read.mediaAsset.findUnique({ where: { filename }, select: { filePath: true } });
  return row === null || row.filePath === path ? null : fileUrlOf(row.filePath);
}

type FoundPicture = { file: StoredFile } | { movedTo: string } | null;

/**
 * The file of an uploaded picture at any of its widths, or where the picture lies now that the path once led to; null
 * for whatever else somebody asks for.
 */
export async function openPicture(path: string): Promise<FoundPicture> {
  if (!path.endsWith(".webp")) return null;
  const file = await storage.open(path);
  if (file !== null) return { file };
  const movedTo = await findCurrentFile(path);
  return movedTo === null ? null : { movedTo };
}
