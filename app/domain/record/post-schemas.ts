import { z } from "zod";

/** A step up or down, or as far as the place of the record `onto`, and the view of the list to come back to. */
export const moveSchema = z.object({
  version: z.number().int(),
  direction: z.enum(["up", "down"]),
  onto: z.string().min(1).max(40).optional(),
  filter: z.string().max(40).optional(),
  page: z.number().int().min(1).default(1),
});

/** The answer to the question whether a record is to go. */
export const deletionSchema = z.object({ version: z.number().int() });

/** Where a notice was read whose button takes back what it tells of: there one comes back to. */
const back = z.string().max(500).optional();

/** The answer to the question whether a record is to be as it was. */
export const restoreVersionSchema = z.object({ version: z.number().int(), back });

/** The answer to the question whether a deleted record is to come back: `deletion` is the change that it was deleted by. */
export const restoreDeletedSchema = z.object({ deletion: z.string().min(1).max(40), back });
