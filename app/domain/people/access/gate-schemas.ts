import * as z from "zod";
import { isConfirmed, NOT_CONFIRMED, passwordFields } from "./password-rule";

const typedEmail = z.string().trim().toLowerCase().max(254, "Die E-Mail-Adresse ist zu lang");

export const emailAddress = typedEmail.pipe(z.email({ error: "Bitte geben Sie eine gültige E-Mail-Adresse ein" }));

/** No password rules: they are for new passwords. The route checks where `next` leads. */
export const loginSchema = z.object({
  email: typedEmail,
  password: z.string().max(200, "Das Passwort ist zu lang"),
  next: z.string().max(2_000).optional(),
});

export const setupSchema = z
  .object({
    full_name: z.string().trim().min(1).max(120, "Der Name darf höchstens 120 Zeichen lang sein"),
    email: emailAddress,
    ...passwordFields,
    setup_code: z.string().trim().max(200).optional(),
  })
  .refine(isConfirmed, NOT_CONFIRMED);

export type SetupForm = z.output<typeof setupSchema>;

export const welcomeSchema = z.object(passwordFields).refine(isConfirmed, NOT_CONFIRMED);
