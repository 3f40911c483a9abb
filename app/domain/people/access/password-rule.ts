import { z } from "zod";

/** why: what a form sends back never carries the password, so that without a word it would be gone */
export const PASSWORD_AGAIN = "Bitte geben Sie das Passwort noch einmal ein: Es wird nie zurückgeschickt.";

/** The one rule for every new password. Whether it is too common is asked on the server, where the list is. */
export const newPassword = z
  .string()
  .min(8, "Passwort muss mindestens 8 Zeichen lang sein")
  .max(200, "Passwort darf höchstens 200 Zeichen lang sein");

/** A new password typed twice; a schema with these two fields refines itself by the next two. */
export const passwordFields = { password: newPassword, password_confirmation: z.string() };

export function isConfirmed(form: { password?: unknown; password_confirmation?: unknown }): boolean {
  return form.password === form.password_confirmation;
}

export const NOT_CONFIRMED = {
  path: ["password_confirmation"],
  error: "Passwörter stimmen nicht überein",
  // why: a person hears of all mistakes at once, not of this one only when the others are mended
  when: ({ value }: { value: unknown }) => bothPasswords.safeParse(value).success,
};

const bothPasswords = z.object({ password: z.string(), password_confirmation: z.string() });
