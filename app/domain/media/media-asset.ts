import type { AltForm } from "./media-schema";
import type { Picture } from "./picture";

/** An uploaded picture with all that is known about it. */
export type MediaAsset = {
  id: string;
  version: number;
  originalName: string;
  category: string;
  filename: string;
  filePath: string;
  fileSize: number;
  width: number;
  height: number;
  createdAt: Date;
  /** The address that records keep. */
  url: string;
  picture: Picture;
  altTexts: AltForm;
};

type Snapshot = Omit<MediaAsset, "id" | "createdAt" | "url" | "picture" | "altTexts"> & { altTexts?: AltForm };

const NO_TEXTS: AltForm = { alt_text: "", es: { alt_text: "" }, en: { alt_text: "" } };

/** What the history keeps of a file: the values by their field names, and which version had them. */
export function mediaSnapshot({ altTexts = NO_TEXTS, ...asset }: Snapshot) {
  const { originalName, category, filename, filePath, fileSize, width, height, version } = asset;
  return {
    original_name: originalName,
    ...altTexts,
    category,
    filename,
    file_path: filePath,
    file_size: fileSize,
    width,
    height,
    version,
  };
}
