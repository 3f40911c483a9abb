import { z } from "zod";
import { lineField } from "../record/field-kinds";
import { defineFields, type FormOf } from "../record/resource";
import { isPictureCategory, PICTURE_CATEGORIES } from "./picture";
import { isTooLarge, UPLOAD_REFUSALS } from "../record/upload-rules";

const NO_FILE = "Bitte wählen Sie eine Datei aus.";
const NO_CATEGORY = "Bitte wählen Sie eine Kategorie aus.";

const line = z.string().trim().max(300, "Höchstens 300 Zeichen.").default("");
const category = z.enum(PICTURE_CATEGORIES, NO_CATEGORY).default("general");
const version = z.number().int();

/** What a picture shows, for who cannot see it, and where it belongs. */
export const media = defineFields({
  name: "media",
  path: "media",
  fields: {
    alt_text: lineField({ label: "Alternativtext", isTranslated: true, schema: line }),
    category: lineField({ label: "Kategorie", schema: z.string(NO_CATEGORY).refine(isPictureCategory, NO_CATEGORY) }),
  },
});

export type MediaForm = FormOf<typeof media>;

export type AltTexts = Omit<MediaForm, "category">;

/** Several files of one category. What each of them really is shows when it is opened. `id` is that of the form. */
export const uploadSchema = z.object({ id: z.uuid().optional(), category, file: z.array(z.instanceof(File), NO_FILE).min(1, NO_FILE) });

/** One file, as JavaScript sends them one after the other. `id` is the same when it is sent again. */
export const oneUploadSchema = z.object({ id: z.string().max(100).optional(), category, file: z.instanceof(File, { error: NO_FILE }) });

export const replacementSchema = z.object({
  version,
  file: z.instanceof(File, { error: NO_FILE }).refine((file) => !isTooLarge(file), UPLOAD_REFUSALS.tooLarge),
});
