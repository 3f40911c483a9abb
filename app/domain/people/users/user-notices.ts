import { UNKNOWN_FAULT } from "../../record/record-notices";
import { PASSWORD_REFUSALS } from "../access/password-messages";

export const USER_MISSING = "Benutzer nicht gefunden";

export const USER_CREATED = "Benutzer erfolgreich erstellt!";

export const USER_SAVED = "Benutzer erfolgreich aktualisiert!";

export const USER_DELETED = "Benutzer erfolgreich gelöscht!";

export const USER_NOT_CREATED = `Fehler beim Erstellen des Admin-Benutzers: ${UNKNOWN_FAULT}`;

export const USER_NOT_SAVED = "Fehler beim Aktualisieren des Benutzers";

export const USER_NOT_DELETED = "Fehler beim Löschen des Admin-Benutzers";

export const USER_NOT_SWITCHED = "Fehler beim Ändern des Benutzerstatus";

export const LOGIN_NOT_CREATED = `Fehler beim Anlegen des Logins: ${UNKNOWN_FAULT}`;

const ROLE_MISSING = "Diese Rolle gibt es nicht mehr. Bitte wählen Sie eine andere.";

export const ADMINS_ONLY = "Wer Administrator ist oder wird, bestimmen nur Administratoren.";

export const LAST_ADMIN = "Es muss immer mindestens einen aktiven Administrator geben, der sich anmelden kann.";

export const LAST_ADMIN_STAYS = "Einziger aktiver Administrator: kann weder deaktiviert noch gelöscht werden.";

export const USER_CHANGED = "Dieser Benutzer wurde inzwischen bearbeitet. Bitte prüfen Sie den Stand, bevor Sie es erneut versuchen.";

export const PASSWORD_NOT_SAVED = "Fehler beim Speichern des Passworts. Bitte versuchen Sie es erneut.";

export const SERVER_BUSY = "Der Server ist gerade ausgelastet. Bitte versuchen Sie es erneut.";

export const BUSY_WITH_PASSWORDS = `Fehler beim Erstellen des Benutzers: ${SERVER_BUSY}`;

export const SAVE_REFUSALS = { lastAdmin: LAST_ADMIN, roleMissing: ROLE_MISSING, adminsOnly: ADMINS_ONLY } as const;

export const CREATION_REFUSALS = {
  emailTaken: { email: "Ein Benutzer mit dieser E-Mail-Adresse existiert bereits." },
  ...PASSWORD_REFUSALS,
  roleMissing: { role_id: ROLE_MISSING },
  adminsOnly: { role_id: ADMINS_ONLY },
} as const satisfies Record<string, Record<string, string>>;

export function switchedText(name: string, isActive: boolean): string {
  return isActive ? `„${name}“ ist jetzt aktiv.` : `„${name}“ ist jetzt inaktiv und kommt nicht mehr herein.`;
}

export function loginCreatedText(name: string): string {
  return `Der Login ist angelegt. „${name}“ meldet sich mit dem Passwort an, das beim Anlegen eingegeben wurde.`;
}

export function linkCreatedText(name: string): string {
  return `Der Einmal-Link für „${name}“ ist angelegt. Er steht hier, bis Sie diese Seite verlassen.`;
}

export function linkSentText(name: string, email: string): string {
  return `Der Einmal-Link für „${name}“ ist angelegt und an ${email} gesendet. Er steht hier, bis Sie diese Seite verlassen.`;
}

export function linkNotSentText(name: string): string {
  return `Der Einmal-Link für „${name}“ ist angelegt, aber die E-Mail konnte nicht gesendet werden. Geben Sie ihn bitte selbst weiter: Er steht hier, bis Sie diese Seite verlassen.`;
}

export function loginThereText(name: string): string {
  return `„${name}“ hat schon einen Login.`;
}

export function passwordChosenText({ email, isActive }: { email: string; isActive: boolean }): string {
  const saved = `Das Passwort für ${email} ist gespeichert.`;
  return isActive ? `${saved} Melden Sie sich jetzt damit an.` : `${saved} Anmelden können Sie sich, sobald ein Administrator Ihr Konto aktiviert hat.`;
}

export const NAME_SAVED = "Ihr Name ist gespeichert.";

export const PASSWORD_SAVED = "Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.";

export const CURRENT_PASSWORD_WRONG = "Das aktuelle Passwort ist falsch.";

export const SESSIONS_NOT_ENDED = "Fehler beim Beenden der Sitzungen";

export function sessionsEndedText(count: number): string {
  if (count === 0) return "Es war keine andere Sitzung mehr offen.";
  return count === 1 ? "Eine Sitzung ist beendet." : `${count.toString()} Sitzungen sind beendet.`;
}
