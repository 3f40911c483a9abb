import { z } from "zod";
import { PICTURE_CATEGORIES } from "./picture";
import { isTooLarge, UPLOAD_REFUSALS } from "./upload-rules";

const NO_FILE = "Bitte wählen Sie eine Datei aus.";

const line = z.string().trim().max(300, "Höchstens 300 Zeichen.").default("");
const translation = z.object({ alt_text: line }).default({ alt_text: "" });
const altTexts = z.object({ alt_text: line, es: translation, en: translation });
const category = z.enum(PICTURE_CATEGORIES, "Bitte wählen Sie eine Kategorie aus.").default("general");
const version = z.number().int();

export type AltForm = z.output<typeof altTexts>;

/** What a picture shows, for who cannot see it. `version` is the one that the form was made from. */
export const altSchema = altTexts.extend({ version });

/** Several files of one category. What each of them really is shows when it is opened. */
export const uploadSchema = z.object({ category, file: z.array(z.instanceof(File), NO_FILE).min(1, NO_FILE) });

/** One file, as JavaScript sends them one after the other. */
export const oneUploadSchema = z.object({ category, file: z.instanceof(File, { error: NO_FILE }) });

/** Another file for a picture that is there. */
export const replacementSchema = z.object({
  version,
  file: z.instanceof(File, { error: NO_FILE }).refine((file) => !isTooLarge(file), UPLOAD_REFUSALS.tooLarge),
});
