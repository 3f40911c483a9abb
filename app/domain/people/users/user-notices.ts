import { PASSWORD_REFUSALS } from "../access/password-messages";

export const USER_MISSING = "Benutzer nicht gefunden";

const ROLE_MISSING = "Diese Rolle gibt es nicht mehr. Bitte wählen Sie eine andere.";

export const ADMINS_ONLY = "Wer Administrator ist oder wird, bestimmen nur Administratoren.";

export const LAST_ADMIN = "Es muss immer mindestens einen aktiven Administrator geben, der sich anmelden kann.";

export const LAST_ADMIN_STAYS = "Einziger aktiver Administrator: kann weder deaktiviert noch gelöscht werden.";

export const OWN_ACCOUNT = "Das ist Ihr eigenes Konto: Sie werden sofort abgemeldet";

export const PASSWORD_NOT_SAVED = "Fehler beim Speichern des Passworts. Bitte versuchen Sie es erneut.";

export const SERVER_BUSY = "Der Server ist gerade ausgelastet. Bitte versuchen Sie es erneut.";

export const SAVE_REFUSALS = { lastAdmin: LAST_ADMIN, roleMissing: ROLE_MISSING, adminsOnly: ADMINS_ONLY } as const;

export const CREATION_REFUSALS = {
  emailTaken: { email: "Ein Benutzer mit dieser E-Mail-Adresse existiert bereits." },
  ...PASSWORD_REFUSALS,
  roleMissing: { role_id: ROLE_MISSING },
  adminsOnly: { role_id: ADMINS_ONLY },
} as const satisfies Record<string, Record<string, string>>;

export function passwordChosenText({ email, isActive }: { email: string; isActive: boolean }): string {
  const saved = `Das Passwort für ${email} ist gespeichert.`;
  return isActive ? `${saved} Melden Sie sich jetzt damit an.` : `${saved} Anmelden können Sie sich, sobald ein Administrator Ihr Konto aktiviert hat.`;
}
