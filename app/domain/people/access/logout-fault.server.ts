import { driverCode } from "~/platform/database-error-code";

const SESSION_NOT_ENDED = "Die Sitzung konnte in der Datenbank nicht beendet werden.";

const UNEXPECTED = "Unexpected error logging out";

/** What is said when the server could not end a session: a fault that the database names is a known one. */
export function logoutFault(error: unknown): string {
  return driverCode(error) === undefined ? UNEXPECTED : `Fehler beim Abmelden: ${SESSION_NOT_ENDED}`;
}
