export const LOGS_NOT_LOADED = "Fehler beim Laden der Login-Logs";

/** What the login log knows to tell. A row is written for each. */
export type LoginAction = "login" | "failed_login" | "logout";

type Failures = { errorMessage: string | null; attempts: number; lastAttemptAt: Date | null };

/** Why a login failed, and how many that were counted together; "" for one that did not. */
export function failureText({ errorMessage, attempts, lastAttemptAt }: Failures, formatDate: (date: Date) => string): string {
  if (attempts === 1) return errorMessage ?? "";
  const until = lastAttemptAt ? ` bis ${formatDate(lastAttemptAt)}` : "";
  return `${errorMessage ?? ""} (${attempts.toLocaleString("de-DE")} Versuche${until})`.trim();
}
