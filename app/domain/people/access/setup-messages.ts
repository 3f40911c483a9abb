export const PASSWORD_TOO_COMMON = "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.";

/** Why a set-up was not made. */
export type SetupRefusal =
  | "wrongSetupCode"
  | "tooManySetupCodes"
  | "commonPassword"
  | "wrongPasswordOfExistingUser"
  | "notCreated"
  | "failed";

/** What the form says to it, at which field: "" is the form as a whole. */
export const SETUP_MESSAGES: Record<SetupRefusal, Record<string, string>> = {
  wrongSetupCode: { setup_code: "Der Einrichtungscode ist falsch" },
  tooManySetupCodes: { setup_code: "Zu viele Versuche. Bitte versuchen Sie es in 3 Minuten erneut." },
  commonPassword: { password: PASSWORD_TOO_COMMON },
  wrongPasswordOfExistingUser: {
    "": "Benutzer existiert bereits, aber Passwort ist falsch. Bitte verwenden Sie das korrekte Passwort oder kontaktieren Sie den Administrator.",
  },
  notCreated: { "": "Benutzer konnte nicht erstellt oder angemeldet werden" },
  failed: { "": "Setup fehlgeschlagen" },
};
