export const LINK_HOURS = 72;

export type ClosedState = "used" | "replaced" | "expired" | "unknown";

type StoredLink = { outcome: string | null; expiresAt: Date };

export function linkStateOf(link: StoredLink | null, now = new Date()): "open" | ClosedState {
  if (link === null) return "unknown";
  if (link.outcome === "used") return "used";
  if (link.outcome !== null) return "replaced";
  return link.expiresAt > now ? "open" : "expired";
}

type ClosedLink = { title: string; text: string };

const ASK_AGAIN = "Bitten Sie Ihren Administrator um einen neuen.";

export const CLOSED_LINKS: Record<ClosedState, ClosedLink> = {
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
