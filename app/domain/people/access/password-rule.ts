import { z } from "zod";
import { PASSWORD_IS_A_RUN, PASSWORD_TOO_UNIFORM } from "./password-messages";
import { hasFewCharacters, isMostlyRuns, SHORTEST_PASSWORD } from "./password-strength";

/** why: what a form sends back never carries the password, so that without a word it would be gone */
export const PASSWORD_AGAIN = "Bitte geben Sie das Passwort noch einmal ein: Es wird nie zurückgeschickt.";

const LONGEST = 200;

/** The one rule for every new password, one mistake at a time. What needs a list or its owner is asked on the server. */
export const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, "Passwort muss mindestens 8 Zeichen lang sein")
  .max(LONGEST, "Passwort darf höchstens 200 Zeichen lang sein")
  .refine((password) => !hasRightLength(password) || !hasFewCharacters(password), PASSWORD_TOO_UNIFORM)
  .refine((password) => !hasRightLength(password) || hasFewCharacters(password) || !isMostlyRuns(password), PASSWORD_IS_A_RUN);

function hasRightLength({ length }: string): boolean {
  return length >= SHORTEST_PASSWORD && length <= LONGEST;
}

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
