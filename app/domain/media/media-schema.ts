import * as z from "zod";
import { isTooLarge, UPLOAD_REFUSALS } from "../record/upload-rules";
import { byTranslation } from "~/i18n/languages";
import { optionalUpTo } from "../record/field-schemas";
import { LONGEST_ALT_TEXT, NO_CATEGORY } from "./media";
import { PICTURE_CATEGORIES } from "./picture";

const NO_FILE = "Bitte wählen Sie eine Datei aus.";

const category = z.enum(PICTURE_CATEGORIES, NO_CATEGORY).default("general");
const version = z.number().int();

/** Decoding checks the real type of a file. `id` identifies the form, if it is sent twice. */
export const uploadSchema = z.object({ id: z.uuid().optional(), category, file: z.array(z.instanceof(File), NO_FILE).min(1, NO_FILE) });

/** For JavaScript, which sends one file at a time. `id` stays the same when a file is sent again. */
export const oneUploadSchema = z.object({ id: z.string().max(100).optional(), category, file: z.instanceof(File, { error: NO_FILE }) });

export const replacementSchema = z.object({
  version,
  file: z.instanceof(File, { error: NO_FILE }).refine((file) => !isTooLarge(file), UPLOAD_REFUSALS.tooLarge),
});

const altText = optionalUpTo(LONGEST_ALT_TEXT);
const inOneLanguage = z.object({ alt_text: altText }).prefault({ alt_text: "" });

export const altTextsSchema = z.object({
  files: z.array(z.object({ id: z.string().max(40), version, alt_text: altText, ...byTranslation(() => inOneLanguage) })).max(12),
});
