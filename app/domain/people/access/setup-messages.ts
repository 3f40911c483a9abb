import { PASSWORD_REFUSALS, type PasswordRefusal } from "./password-messages";

export const SETUP_FAILED = "Setup fehlgeschlagen";

/** Why a set-up was not made. */
export type SetupRefusal =
  | "wrongSetupCode"
  | "tooManySetupCodes"
  | PasswordRefusal
  | "wrongPasswordOfExistingUser"
  | "notCreated"
  | "failed";

/** What the form says to it, at which field: "" is the form as a whole. */
export const SETUP_MESSAGES: Record<Exclude<SetupRefusal, "failed">, Record<string, string>> = {
  wrongSetupCode: { setup_code: "Der Einrichtungscode ist falsch" },
  tooManySetupCodes: { setup_code: "Zu viele Versuche. Bitte versuchen Sie es in 3 Minuten erneut." },
  ...PASSWORD_REFUSALS,
  wrongPasswordOfExistingUser: {
    "": "Benutzer existiert bereits, aber Passwort ist falsch. Bitte verwenden Sie das korrekte Passwort oder kontaktieren Sie den Administrator.",
  },
  notCreated: { "": "Benutzer konnte nicht erstellt oder angemeldet werden" },
};
