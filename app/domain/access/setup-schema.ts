import { z } from "zod";
import { company } from "~/i18n/company";
import { emailAddress } from "./email-address";
import { newPassword } from "./password-rule";

export const setupSchema = z
  .object({
    full_name: z.string().trim().min(1).max(120, "Der Name darf höchstens 120 Zeichen lang sein"),
    email: emailAddress,
    password: newPassword,
    password_confirmation: z.string(),
    setup_code: z.string().trim().max(200).optional(),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ["password_confirmation"],
    error: "Passwörter stimmen nicht überein",
    // why: a person hears of all mistakes at once, not of this one only when the others are mended
    when: ({ value }) => bothPasswords.safeParse(value).success,
  });

const bothPasswords = z.object({ password: z.string(), password_confirmation: z.string() });

export type SetupForm = z.output<typeof setupSchema>;

/** What the form is prefilled with. */
export const setupDefaults = { full_name: "Administrator", email: company.email.replace(/^[^@]*/, "admin") };
