import type { LoginAction } from "./login-log";

const LABELS = {
  login: "Anmeldung",
  failed_login: "Fehlgeschlagen",
  logout: "Abmeldung",
} as const satisfies Record<LoginAction, string>;

/** What the views of the log are called, in their order. */
export const LOGIN_ACTION_VIEWS = {
  login: "Anmeldungen",
  failed_login: "Fehlversuche",
  logout: "Abmeldungen",
} as const satisfies Record<LoginAction, string>;

export function isLoginAction(action: string | null): action is LoginAction {
  return action !== null && Object.hasOwn(LABELS, action);
}

/** An action that nobody knows any more keeps its own name. */
export function loginActionLabel(action: string): string {
  return isLoginAction(action) ? LABELS[action] : action;
}
