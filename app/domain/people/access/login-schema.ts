import { z } from "zod";

/** The one answer to an unknown e-mail and a wrong password. */
export const WRONG_LOGIN = "E-Mail oder Passwort ist falsch.";

/** Only for who knows the password. */
export const INACTIVE_LOGIN = "Ihr Konto ist nicht aktiv. Bitte wenden Sie sich an einen Administrator.";

export const LOGIN_FAILED = "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.";

/** No rule but that both are there. `next` is where the person wanted to go; the route checks where it leads. */
export const loginSchema = z.object({
  email: z.string().trim().toLowerCase().max(254, "Die E-Mail-Adresse ist zu lang"),
  password: z.string().max(200, "Das Passwort ist zu lang"),
  next: z.string().max(2_000).optional(),
});

/** What is said after too many attempts, in whole minutes. */
export function tooManyLogins(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const time = minutes === 1 ? "einer Minute" : `${minutes.toString()} Minuten`;
  return `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${time} erneut.`;
}
