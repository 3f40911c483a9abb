import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";

/** What somebody wrote in the contact form. */
export type MessageText = { name: string; email: string; subject: string; message: string };

export type NewMessage = MessageText & { language: Language };

/** What staff have done about a message. */
export const MESSAGE_STATES = ["new", "done", "spam"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/**
 * Where a message is on its way to the provider:
 * - `pending`: not there yet; it is tried again by itself
 * - `sent`: the provider has taken it
 * - `refused`: the provider does not want it; `lastError` is what it said, null for nothing
 * - `kept`: there is no provider; it is read here
 */
export const DELIVERIES = ["pending", "sent", "refused", "kept"] as const;

export type Delivery = (typeof DELIVERIES)[number];

/** What has become of a message, as far as its sender has to know. */
export type Outcome =
  | { kind: "sent" | "kept" }
  | { kind: "refused"; reason: string | null }
  /** Stored and not sent yet; `isNetwork`: the provider was not reached at all. */
  | { kind: "waiting"; isNetwork: boolean };

/** Why a message was not sent once more. */
export type ResendRefusal = "sent" | "spam" | "underWay" | "noProvider";

export function isMessageState(text: string): text is MessageState {
  return MESSAGE_STATES.some((state) => state === text);
}

export function isDelivery(text: string): text is Delivery {
  return DELIVERIES.some((delivery) => delivery === text);
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

/** What no version of ours has written is shown as what needs somebody to look. */
export function messageFrom({ language, state, delivery, ...row }: MessageRow): StoredMessage {
  return {
    ...row,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    state: isMessageState(state) ? state : "new",
    delivery: isDelivery(delivery) ? delivery : "pending",
  };
}

export type ListedMessage = Pick<StoredMessage, "id" | "version" | "name" | "email" | "subject" | "language" | "state" | "delivery" | "createdAt"> & {
  /** The first words of the message. */
  beginning: string;
};

/** The tabs of the inbox; without a filter it has what nobody has dealt with yet. */
export type MessageFilter = Exclude<MessageState, "new"> | "all";

export type MessageCounts = Record<MessageState | "all", number>;

/** The tab that a word in an address asks for; none for what it does not know. */
export function messageFilterFrom(word: string | null): MessageFilter | undefined {
  if (word === "all") return word;
  return word !== null && isMessageState(word) && word !== "new" ? word : undefined;
}

/** Which messages a tab shows; undefined for all of them. */
export function stateOf(filter: MessageFilter | undefined): MessageState | undefined {
  if (filter === undefined) return "new";
  return filter === "all" ? undefined : filter;
}
