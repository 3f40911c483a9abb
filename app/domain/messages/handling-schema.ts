import { z } from "zod";

/** A step with a message: of the version that was looked at. */
export const handlingSchema = z.object({ version: z.number().int() });
