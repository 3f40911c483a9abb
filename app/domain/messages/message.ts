import type { Language } from "~/i18n/languages";

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
