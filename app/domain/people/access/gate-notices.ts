import { PASSWORD_REFUSALS, type PasswordRefusal } from "./password-messages";

export type ClosedGate = { state: "setup"; asksForCode: boolean } | { state: "login" };

/** The same text for both, so that it does not tell which e-mails have an account. */
export const WRONG_LOGIN = "E-Mail oder Passwort ist falsch.";

export const LOGIN_FAILED = "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.";

export function tooManyLogins(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const time = minutes === 1 ? "einer Minute" : `${minutes.toString()} Minuten`;
  return `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${time} erneut.`;
}

export type SetupRefusal =
  | "wrongSetupCode"
  | PasswordRefusal
  | "wrongPasswordOfExistingUser"
  | "notCreated";

export const SETUP_MESSAGES: Record<SetupRefusal, Record<string, string>> = {
  wrongSetupCode: { setup_code: "Der Einrichtungscode ist falsch" },
  ...PASSWORD_REFUSALS,
  wrongPasswordOfExistingUser: {
    "": "Benutzer existiert bereits, aber Passwort ist falsch. Bitte verwenden Sie das korrekte Passwort oder kontaktieren Sie den Administrator.",
  },
  notCreated: { "": "Benutzer konnte nicht erstellt oder angemeldet werden" },
};
