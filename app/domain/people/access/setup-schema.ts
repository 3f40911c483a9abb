import { z } from "zod";
import { emailAddress } from "./email-address";
import { isConfirmed, NOT_CONFIRMED, passwordFields } from "./password-rule";

export const setupSchema = z
  .object({
    full_name: z.string().trim().min(1).max(120, "Der Name darf höchstens 120 Zeichen lang sein"),
    email: emailAddress,
    ...passwordFields,
    setup_code: z.string().trim().max(200).optional(),
  })
  .refine(isConfirmed, NOT_CONFIRMED);

export type SetupForm = z.output<typeof setupSchema>;
