import { z } from "zod";
import { isConfirmed, NOT_CONFIRMED, passwordFields } from "../access/password-rule";
import { storedRecord } from "../../record/field-schemas";
import { nameFields } from "./user-schema";

/** One's own name; what one may do is for others to say. */
export const ownNameSchema = z.object({ ...storedRecord, ...nameFields });

/** One's own new password, which only who knows the one of today can set. */
export const ownPasswordSchema = z
  .object({ password_current: z.string().max(200, "Das Passwort ist zu lang"), ...passwordFields })
  .refine(isConfirmed, NOT_CONFIRMED);
