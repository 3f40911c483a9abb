import type { StoredFile } from "~/platform/storage-types";
import { storage } from "~/platform/storage.server";
import { findCurrentFile } from "./find-media.server";

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
