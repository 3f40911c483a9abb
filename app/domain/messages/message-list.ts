import { isMessageState, type MessageState } from "./message";
import type { StoredMessage } from "./stored-message";

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
