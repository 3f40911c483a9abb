import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { quoted } from "~/i18n/quoted";

export type MessageText = { name: string; email: string; subject: string; message: string };

export type NewMessage = MessageText & { language: Language };

const MESSAGE_STATES = ["new", "done", "spam"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** `pending` is retried; `refused` has its reason in `lastError` (null without a reason); `kept`: there is no provider. */
export const DELIVERIES = ["pending", "sent", "refused", "kept"] as const;

export type Delivery = (typeof DELIVERIES)[number];

export type Outcome =
  | { kind: "sent" | "kept" }
  | { kind: "refused"; reason: string | null }
  /** `isNetwork`: no connection to the provider. */
  | { kind: "waiting"; isNetwork: boolean };

export type ResendRefusal = "sent" | "spam" | "underWay" | "noProvider";

export function isMessageState(value: unknown): value is MessageState {
  return MESSAGE_STATES.some((state) => state === value);
}

export function isDelivery(value: unknown): value is Delivery {
  return DELIVERIES.some((delivery) => delivery === value);
}

export type StoredMessage = MessageText & {
  id: string;
  version: number;
  language: Language;
  state: MessageState;
  delivery: Delivery;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: Date | null;
  leasedUntil: Date | null;
  createdAt: Date;
};

export const MESSAGE_COLUMNS = {
  id: true,
  version: true,
  name: true,
  email: true,
  subject: true,
  message: true,
  language: true,
  state: true,
  delivery: true,
  attempts: true,
  lastError: true,
  nextAttemptAt: true,
  leasedUntil: true,
  createdAt: true,
} as const;

type MessageRow = Omit<StoredMessage, "language" | "state" | "delivery"> & Record<"language" | "state" | "delivery", string>;

/** Unknown values, from another version of the site, are shown as ones that need attention. */
export function messageFrom({ language, state, delivery, ...row }: MessageRow): StoredMessage {
  return {
    ...row,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    state: isMessageState(state) ? state : "new",
    delivery: isDelivery(delivery) ? delivery : "pending",
  };
}

export type ListedMessage = Pick<StoredMessage, "id" | "version" | "name" | "email" | "subject" | "language" | "state" | "delivery" | "createdAt"> & {
  beginning: string;
};

export type MessageTab = MessageState | "all";

export const MESSAGE_TABS: Readonly<Record<MessageTab, string>> = { new: "Neu", done: "Erledigt", spam: "Spam", all: "Alle" };

type Said = { kind: "success" | "warning" | "error"; text: string };

export function messageMovedText(state: MessageState, subject: string): string {
  if (state === "done") return `${quoted(subject)} ist erledigt.`;
  if (state === "spam") return `${quoted(subject)} liegt jetzt im Spam und wird nicht mehr weitergeleitet.`;
  return `${quoted(subject)} liegt wieder bei den neuen Nachrichten.`;
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
      return { kind: "error", text: `Der Anbieter hat die Nachricht abgelehnt${outcome.reason === null ? ", ohne einen Grund zu nennen." : `: ${outcome.reason}`}` };
  }
}
