import type { Edits } from "../record/merge-edits";
import type { AltTexts, MediaForm } from "./media-schema";
import type { Picture } from "./picture";

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
  altTexts: AltTexts;
};

export function formOfMedia({ altTexts: { alt_text, es, en }, category }: Pick<MediaAsset, "altTexts" | "category">): MediaForm {
  return { alt_text, category, es, en };
}

type File = Pick<MediaAsset, "originalName" | "fileSize" | "width" | "height">;

/** What the history tells of the file. A former one is gone, so nothing of this can be set back. */
function factsOfFile({ originalName, fileSize, width, height }: File): Edits {
  return { original_name: originalName, file_size: fileSize, width, height };
}

const NO_TEXTS: AltTexts = { alt_text: "", es: { alt_text: "" }, en: { alt_text: "" } };

/** What the history keeps of a picture that has just been uploaded. */
export function freshSnapshot({ category, version, ...file }: File & Pick<MediaAsset, "category" | "version">) {
  return { ...formOfMedia({ altTexts: NO_TEXTS, category }), ...factsOfFile(file), version };
}
