import { z } from "zod";
import { isTooLarge, UPLOAD_REFUSALS } from "../record/upload-rules";
import { NO_CATEGORY } from "./media";
import { PICTURE_CATEGORIES } from "./picture";

const NO_FILE = "Bitte wählen Sie eine Datei aus.";

const category = z.enum(PICTURE_CATEGORIES, NO_CATEGORY).default("general");
const version = z.number().int();

/** Several files of one category. What each of them really is shows when it is opened. `id` is that of the form. */
export const uploadSchema = z.object({ id: z.uuid().optional(), category, file: z.array(z.instanceof(File), NO_FILE).min(1, NO_FILE) });

/** One file, as JavaScript sends them one after the other. `id` is the same when it is sent again. */
export const oneUploadSchema = z.object({ id: z.string().max(100).optional(), category, file: z.instanceof(File, { error: NO_FILE }) });

export const replacementSchema = z.object({
  version,
  file: z.instanceof(File, { error: NO_FILE }).refine((file) => !isTooLarge(file), UPLOAD_REFUSALS.tooLarge),
});
