import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { type Delivery, isDelivery, isMessageState, type MessageState, type MessageText } from "./message";

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
