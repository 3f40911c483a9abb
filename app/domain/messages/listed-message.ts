import type { StoredMessage } from "./stored-message";

/** What a row of the inbox shows. */
export type ListedMessage = Pick<StoredMessage, "id" | "version" | "name" | "email" | "subject" | "language" | "state" | "delivery" | "createdAt"> & {
  /** The first words of the message. */
  beginning: string;
};
