import { lineField } from "../record/field-kinds";
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

export type MediaFile = Pick<MediaAsset, "id" | "originalName" | "category" | "url"> & {
  file: Pick<MediaAsset, "fileSize" | "createdAt"> | null;
  isIncomplete: boolean;
  fileUrl: string;
  thumbnail: string;
};

/** `total` counts the found files on all pages, `incomplete` all files whose alternative text is missing in a language. */
export type MediaPage = { files: MediaFile[]; total: number; incomplete: number; page: number; pageCount: number };
