export type LoginAction = "login" | "failed_login" | "logout";

export const LOGS_NOT_LOADED = "Fehler beim Laden der Login-Logs";

export const LOGIN_ACTION_VIEWS = {
  login: "Anmeldungen",
  failed_login: "Fehlversuche",
  logout: "Abmeldungen",
} as const satisfies Record<LoginAction, string>;

const LABELS = {
  login: "Anmeldung",
  failed_login: "Fehlgeschlagen",
  logout: "Abmeldung",
} as const satisfies Record<LoginAction, string>;

export function isLoginAction(action: string | null): action is LoginAction {
  return action !== null && Object.hasOwn(LABELS, action);
}

export function loginActionLabel(action: string): string {
  return isLoginAction(action) ? LABELS[action] : action;
}

type Failures = { errorMessage: string | null; attempts: number; lastAttemptAt: Date | null };

export function failureText({ errorMessage, attempts, lastAttemptAt }: Failures, formatDate: (date: Date) => string): string {
  if (attempts === 1) return errorMessage ?? "";
  const until = lastAttemptAt ? ` bis ${formatDate(lastAttemptAt)}` : "";
  return `${errorMessage ?? ""} (${attempts.toLocaleString("de-DE")} Versuche${until})`.trim();
}

/** Edge also says Chrome, and Chrome also says Safari: the order decides. */
const signs = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

export function browserName(userAgent: string): string {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? "Unbekannt";
}
