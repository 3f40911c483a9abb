import { byTranslation } from "~/i18n/languages";
import { lineField } from "../record/field-kinds";
import type { Edits } from "../record/merge-edits";
import { defineFields, type FormOf } from "../record/resource";
import { isPictureCategory, type Picture } from "./picture";

export const NO_CATEGORY = "Bitte wählen Sie eine Kategorie aus.";

export const LONGEST_ALT_TEXT = 300;

export const media = defineFields({
  name: "media",
  path: "media",
  fields: {
    alt_text: lineField({ label: "Alternativtext", isTranslated: true, max: LONGEST_ALT_TEXT }),
    category: lineField({ label: "Kategorie", known: { isKnown: isPictureCategory, message: NO_CATEGORY } }),
  },
});

export type MediaForm = FormOf<typeof media>;

export type AltTexts = Omit<MediaForm, "category">;

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
  url: string;
  picture: Picture;
  altTexts: AltTexts;
};

export type MediaFile = {
  id: string;
  originalName: string;
  category: string;
  file: { fileSize: number; createdAt: Date } | null;
  isIncomplete: boolean;
  url: string;
  fileUrl: string;
  thumbnail: string;
};

export function formOfMedia({ altTexts, category }: Pick<MediaAsset, "altTexts" | "category">): MediaForm {
  return { ...altTexts, category };
}

const FILE_COLUMNS = ["originalName", "fileSize", "width", "height"] as const;

type FileColumns = Record<(typeof FILE_COLUMNS)[number], unknown>;

/** Facts only: a replaced file is gone, so nothing of this can be restored. */
export const FILE_FACTS = { columns: FILE_COLUMNS, of: factsOfFile };

function factsOfFile({ originalName, fileSize, width, height }: FileColumns): Edits {
  return { original_name: originalName, file_size: fileSize, width, height };
}

const NO_TEXTS: AltTexts = { alt_text: "", ...byTranslation(() => ({ alt_text: "" })) };

export function freshSnapshot({ category, version, ...file }: FileColumns & Pick<MediaAsset, "category" | "version">) {
  return { ...formOfMedia({ altTexts: NO_TEXTS, category }), ...factsOfFile(file), version };
}
