import { z } from "zod";
import { TRANSLATION_LANGUAGES } from "~/i18n/languages";

/** The answer that a translation is still right: `seen` stands for the texts that were looked at, `view` is the list to come back to. */
export const confirmationSchema = z.object({
  language: z.enum(TRANSLATION_LANGUAGES),
  field: z.string().min(1).max(40),
  seen: z.string().min(1).max(40),
  view: z.string().max(200).default(""),
});
