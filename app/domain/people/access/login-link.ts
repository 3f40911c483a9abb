export const LINK_HOURS = 72;

export type ClosedState = "used" | "replaced" | "expired" | "unknown";

const ASK_AGAIN = "Bitten Sie Ihren Administrator um einen neuen.";

export const CLOSED_LINKS: Record<ClosedState, { title: string; text: string }> = {
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
