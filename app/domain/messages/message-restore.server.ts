import type { Restorable } from "../record/restore-version.server";
import { putInState } from "./change-message.server";
import { findMessage } from "./find-message.server";
import { isMessageState, type MessageState } from "./message";

/** How a message goes back to where it was. What its sender wrote never changes, and what was sent stays sent. */
export const messagePast: Restorable<{ state: MessageState }> = {
  resource: "messages",
  find: async (source, id) => {
    const message = await findMessage(id, source);
    return message && { title: message.subject, version: message.version, values: { state: message.state }, facts: {}, shownOn: null };
  },
  earlier: async (_source, { snapshot: { state } }) => {
    return typeof state === "string" && isMessageState(state) ? { form: { state }, hasLostPicture: false } : null;
  },
  putBack: async (tx, { id, by }, { state }) => {
    const message = await findMessage(id, tx);
    if (message === null) throw new Error(`message ${id} was read and cannot be found`);
    return putInState(tx, message, { state, by, action: "restore" });
  },
};
