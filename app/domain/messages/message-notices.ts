import type { MessageState, Outcome, ResendRefusal } from "./message";

export const MESSAGE_NOT_DELETED = "Fehler beim Löschen: Unbekannter Fehler";

/** What is said about a message that was put somewhere else. */
export function messageMovedText(state: MessageState, subject: string): string {
  if (state === "done") return `„${subject}“ ist erledigt.`;
  if (state === "spam") return `„${subject}“ liegt jetzt im Spam und wird nicht mehr gesendet.`;
  return `„${subject}“ liegt wieder bei den neuen Nachrichten.`;
}

type Said = { kind: "success" | "warning" | "error"; text: string };

const KEPT: Said = { kind: "warning", text: "Es ist kein Anbieter eingestellt. Die Nachricht bleibt hier." };

/** What is said about a message that was sent once more. */
export function resentNotice(outcome: Outcome): Said {
  switch (outcome.kind) {
    case "sent":
      return { kind: "success", text: "Die Nachricht wurde gesendet." };
    case "kept":
      return KEPT;
    case "waiting":
      return { kind: "warning", text: "Die Nachricht konnte noch nicht gesendet werden. Sie wird von selbst erneut versucht." };
    case "refused":
      return { kind: "error", text: `Der Anbieter hat die Nachricht abgelehnt: ${outcome.reason ?? "ohne einen Grund zu nennen"}` };
  }
}

export const NOT_RESENT: Record<ResendRefusal, Said> = {
  sent: { kind: "warning", text: "Die Nachricht ist schon gesendet." },
  spam: { kind: "warning", text: "Spam wird nicht gesendet." },
  underWay: { kind: "warning", text: "Die Nachricht wird gerade gesendet." },
  noProvider: KEPT,
};
