import type { StoredFile } from "~/platform/storage-types";
import { storage } from "~/platform/storage.server";

/** The file of an uploaded picture, at any of its widths; null for whatever else somebody asks for. */
export async function openPicture(filePath: string): Promise<StoredFile | null> {
  return filePath.endsWith(".webp") ? storage.open(filePath) : null;
}
