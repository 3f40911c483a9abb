export const NAME_SAVED = "Ihr Name ist gespeichert.";

export const PASSWORD_SAVED = "Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.";

export const CURRENT_PASSWORD_WRONG = "Das aktuelle Passwort ist falsch.";

export const SESSIONS_NOT_ENDED = "Fehler beim Beenden der Sitzungen";

/** How many sessions are over. */
export function sessionsEndedText(count: number): string {
  if (count === 0) return "Es war keine andere Sitzung mehr offen.";
  return count === 1 ? "Eine Sitzung ist beendet." : `${count.toString()} Sitzungen sind beendet.`;
}
