import type { MessageState, Outcome, ResendRefusal } from "./message";

export const MESSAGE_NOT_DELETED = "Fehler beim Löschen: Unbekannter Fehler";

/** What staff may do with a message, by the last word of its address, and the title of that page. */
export const MESSAGE_STEPS = {
  done: "Nachricht erledigen",
  spam: "Nachricht als Spam",
  reopen: "Nachricht wieder öffnen",
  resend: "Nachricht erneut weiterleiten",
} as const;

export type MessageStep = keyof typeof MESSAGE_STEPS;

export function isMessageStep(word: string): word is MessageStep {
  return Object.hasOwn(MESSAGE_STEPS, word);
}

type Said = { kind: "success" | "warning" | "error"; text: string };

export function movedNotice(state: MessageState, subject: string): Said {
  return { kind: "success", text: movedText(state, subject) };
}

function movedText(state: MessageState, subject: string): string {
  if (state === "done") return `„${subject}“ ist erledigt.`;
  if (state === "spam") return `„${subject}“ liegt jetzt im Spam und wird nicht mehr weitergeleitet.`;
  return `„${subject}“ liegt wieder bei den neuen Nachrichten.`;
}

const KEPT: Said = { kind: "warning", text: "Es ist kein Anbieter eingestellt. Die Nachricht bleibt hier." };

const NOT_RESENT: Record<ResendRefusal, Said> = {
  sent: { kind: "warning", text: "Die Nachricht ist schon weitergeleitet." },
  spam: { kind: "warning", text: "Spam wird nicht weitergeleitet." },
  underWay: { kind: "warning", text: "Die Nachricht wird gerade weitergeleitet." },
  noProvider: KEPT,
};

export function resentNotice(outcome: Outcome | ResendRefusal): Said {
  if (typeof outcome === "string") return NOT_RESENT[outcome];
  switch (outcome.kind) {
    case "sent":
      return { kind: "success", text: "Die Nachricht wurde weitergeleitet." };
    case "kept":
      return KEPT;
    case "waiting":
      return { kind: "warning", text: "Die Nachricht konnte noch nicht weitergeleitet werden. Das wird automatisch wiederholt." };
    case "refused":
      return { kind: "error", text: `Der Anbieter hat die Nachricht abgelehnt: ${outcome.reason ?? "ohne einen Grund zu nennen"}` };
  }
}
