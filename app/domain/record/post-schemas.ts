import { z } from "zod";
import { TRANSLATION_LANGUAGES } from "~/i18n/languages";

/** Where a row goes. The field for a place is sent with every button of its form, and says something to one of them only. */
export const moveSchema = z.discriminatedUnion("direction", [
  z.object({
    version: z.number().int(),
    direction: z.enum(["up", "down"]),
    from: z.number().int().min(1).optional(),
    onto: z.string().min(1).max(40).optional(),
  }),
  z.object({ version: z.number().int(), direction: z.literal("place"), place: z.number().int().min(1) }),
]);

/** Whether a record is to be on the site. */
export const statusSchema = z.object({ version: z.number().int(), is_active: z.boolean().default(false) });

/** The answer to the question whether a record is to go. */
export const deletionSchema = z.object({ version: z.number().int() });

/** Where a notice was read whose button takes back what it tells of: there one comes back to. */
const back = z.string().max(500).optional();

/** The answer to the question whether a record is to be as it was. */
export const restoreVersionSchema = z.object({ version: z.number().int(), back });

/** The answer to the question whether a deleted record is to come back: `deletion` is the change that it was deleted by. */
export const restoreDeletedSchema = z.object({ deletion: z.string().min(1).max(40), back });

/** The answer that a translation is still right: `seen` stands for the texts that were looked at, `view` is the list to come back to. */
export const confirmationSchema = z.object({
  language: z.enum(TRANSLATION_LANGUAGES),
  field: z.string().min(1).max(40),
  seen: z.string().min(1).max(40),
  view: z.string().max(200).default(""),
});
