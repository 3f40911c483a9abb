export const LOGS_NOT_LOADED = "Fehler beim Laden der Login-Logs";

/** What the login log knows to tell. A row is written for each. */
export type LoginAction = "login" | "failed_login" | "logout";
