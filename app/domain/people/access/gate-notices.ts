/** What is said of a new password before it is typed. */
export const PASSWORD_HINT = "Mindestens 8 Zeichen, für Admins 10, davon 5 verschiedene. Kein übliches Wort, kein Name, keine Reihe wie 1234.";

export const ADMIN_PASSWORD_HINT = "Mindestens 10 Zeichen, davon 5 verschiedene. Kein übliches Wort, kein Name, keine Reihe wie 1234.";

export const PASSWORD_TOO_UNIFORM = "Passwort muss mindestens 5 verschiedene Zeichen haben";

export const PASSWORD_IS_A_RUN = "Passwort darf nicht vor allem aus Reihen wie 1234, abcd, qwertz oder aaaa bestehen";

/** Why somebody cannot have a password that is well formed. */
export type PasswordRefusal = "commonPassword" | "personalPassword" | "shortPassword";

/** What a form says to it, at its field. */
export const PASSWORD_REFUSALS: Record<PasswordRefusal, { password: string }> = {
  commonPassword: { password: "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes." },
  personalPassword: { password: "Passwort darf nicht vor allem aus Name, E-Mail-Adresse oder Firmenname bestehen" },
  shortPassword: { password: "Passwort muss für Admins mindestens 10 Zeichen lang sein" },
};

/** What the gate shows to someone without a session. */
export type ClosedGate = { state: "setup"; asksForCode: boolean } | { state: "login" };

/** The one answer to an unknown e-mail and a wrong password. */
export const WRONG_LOGIN = "E-Mail oder Passwort ist falsch.";

/** Only for who knows the password. */
export const INACTIVE_LOGIN = "Ihr Konto ist nicht aktiv. Bitte wenden Sie sich an einen Administrator.";

export const LOGIN_FAILED = "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.";

/** What is said after too many attempts, in whole minutes. */
export function tooManyLogins(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const time = minutes === 1 ? "einer Minute" : `${minutes.toString()} Minuten`;
  return `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${time} erneut.`;
}

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
