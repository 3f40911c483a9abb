import { PASSWORD_REFUSALS } from "./password-messages";

export type ClosedGate = { state: "setup"; asksForCode: boolean } | { state: "login" };

/** The same text for both, so that it does not tell which e-mails have an account. */
export const WRONG_LOGIN = "E-Mail oder Passwort ist falsch.";

export const LOGIN_FAILED = "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.";

export function tooManyLogins(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const time = minutes === 1 ? "einer Minute" : `${minutes.toString()} Minuten`;
  return `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${time} erneut.`;
}

export type SetupRefusal = keyof typeof SETUP_MESSAGES;

export const SETUP_MESSAGES = {
  wrongSetupCode: { setup_code: "Der Einrichtungscode ist falsch" },
  ...PASSWORD_REFUSALS,
  wrongPasswordOfExistingUser: {
    "": "Benutzer existiert bereits, aber Passwort ist falsch. Bitte verwenden Sie das korrekte Passwort oder kontaktieren Sie den Administrator.",
  },
  notCreated: { "": "Benutzer konnte nicht erstellt oder angemeldet werden" },
};

export const LINK_HOURS = 72;

const ASK_AGAIN = "Bitten Sie Ihren Administrator um einen neuen.";

export type ClosedState = keyof typeof CLOSED_LINKS;

export const CLOSED_LINKS = {
  used: {
    title: "Dieser Link wurde schon benutzt",
    text: "Er gilt nur ein Mal. Wenn Sie Ihr Passwort gewählt haben, melden Sie sich damit an. Wenn Sie das nicht selbst waren, sagen Sie es sofort Ihrem Administrator.",
  },
  expired: { title: "Dieser Link ist abgelaufen", text: `Er galt ${LINK_HOURS.toString()} Stunden. ${ASK_AGAIN}` },
  replaced: {
    title: "Dieser Link gilt nicht mehr",
    text: `Inzwischen gibt es einen neueren Link oder ein neues Passwort, oder Ihr Zugang wurde geändert. ${ASK_AGAIN}`,
  },
  unknown: {
    title: "Diesen Link kennen wir nicht",
    text: "Vielleicht wurde er nicht vollständig kopiert. Öffnen Sie ihn noch einmal, oder bitten Sie Ihren Administrator um einen neuen.",
  },
};

export function isClosedState(word: unknown): word is ClosedState {
  return typeof word === "string" && Object.hasOwn(CLOSED_LINKS, word);
}
