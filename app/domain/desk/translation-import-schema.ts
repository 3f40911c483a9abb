import { z } from "zod";
import { MOST_CONFLICTS } from "./translation-files";

const NO_FILE = "Bitte wählen Sie eine Datei aus.";

const LARGEST_FILE = 2 * 1024 * 1024;

export const importSchema = z.object({
  file: z.instanceof(File, { error: NO_FILE }).refine(({ size }) => size <= LARGEST_FILE, "Die Datei ist zu groß. Höchstens 2 MB sind möglich."),
});

/** The answer to a dry run: `seen` stands for what was looked at, `taken` are the keys for which the file counts. */
export const acceptanceSchema = z.object({
  seen: z.string().min(1).max(40),
  taken: z.array(z.string().max(300)).max(MOST_CONFLICTS).default([]),
});
