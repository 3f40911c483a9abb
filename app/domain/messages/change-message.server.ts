import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { type ChangeAction, recordChange } from "../record/changes.server";
import type { DeleteResult } from "../record/delete-record.server";
import type { Restorable } from "../record/restore-version.server";
import { DELIVERY_SETTINGS, type DeliverySettings } from "./delivery-settings.server";
import { isBeingSent, lease, type SendingJob } from "./lease.server";
import { isMessageState, type MessageState, type Outcome, type ResendRefusal } from "./message";
import { findMessage } from "./messages-admin.server";
import { sendMessage } from "./send-message.server";
import type { StoredMessage } from "./stored-message";

/** `version` is the one that was looked at, `by` the id in `admin_users`. */
export type Handling = { id: string; version: number; by: string };

type HandlingResult = { ok: true; message: StoredMessage } | { ok: false; reason: "missing" | "conflict" };

export async function moveMessage({ state, ...handling }: Handling & { state: MessageState }): Promise<HandlingResult> {
  return write(async (tx) => {
    const found = await findUnchanged(tx, handling);
    if (!found.ok) return found;
    return { ok: true, message: await putInState(tx, found.message, { state, by: handling.by, action: "update" }) };
  });
}

type Move = { state: MessageState; by: string; action: "update" | "restore" };

async function putInState(tx: Transaction, before: StoredMessage, { state, by, action }: Move): Promise<StoredMessage> {
  const { id, version } = before;
  await tx.message.update({ where: { id, version }, data: { state, version: { increment: 1 } } });
  const after = { ...before, state, version: version + 1 };
  await record(tx, { by, action, before, after });
  return after;
}

/** Deletes a message for good: nothing that its sender wrote stays. */
export async function deleteMessage(handling: Handling): Promise<DeleteResult<StoredMessage>> {
  return write(async (tx) => {
    const found = await findUnchanged(tx, handling);
    if (!found.ok) return found;
    const { id, version } = handling;
    await tx.message.delete({ where: { id, version } });
    await record(tx, { by: handling.by, action: "delete", before: found.message, after: null });
    return { ok: true, record: found.message };
  });
}

/** The message, if nobody has changed it since it was looked at. */
async function findUnchanged(tx: Transaction, { id, version }: Handling): Promise<HandlingResult> {
  const message = await findMessage(id, tx);
  if (message === null) return { ok: false, reason: "missing" };
  return message.version === version ? { ok: true, message } : { ok: false, reason: "conflict" };
}

type Handled = { by: string; action: ChangeAction; before: StoredMessage; after: StoredMessage | null };

function record(tx: Transaction, { by, action, before, after }: Handled): Promise<void> {
  const place = { resource: "messages", recordId: before.id };
  return recordChange(tx, { ...place, by, action, before: traceOf(before), after: after && traceOf(after) });
}

/** why: who asks us to delete what they wrote must not find it in the history; what staff did with it stays. */
function traceOf({ state, delivery, version }: StoredMessage) {
  return { state, delivery, version };
}

type ResendResult =
  | { ok: true; outcome: Outcome }
  | { ok: false; reason: "missing" | "conflict" | ResendRefusal };

/** Tries at once what has not got through. What the provider has taken is not sent a second time. */
export async function resendMessage(handling: Handling, settings: DeliverySettings = DELIVERY_SETTINGS): Promise<ResendResult> {
  if (settings.endpoint === null) return { ok: false, reason: "noProvider" };
  const taken = await take(handling, settings);
  return taken.ok ? { ok: true, outcome: await sendMessage(taken.job, settings) } : taken;
}

type Taking = { ok: true; job: SendingJob } | Extract<ResendResult, { ok: false }>;

function take(handling: Handling, settings: DeliverySettings): Promise<Taking> {
  return write(async (tx) => {
    const found = await findUnchanged(tx, handling);
    if (!found.ok) return found;
    const { message } = found;
    if (message.state === "spam") return { ok: false, reason: "spam" };
    if (message.delivery === "sent") return { ok: false, reason: "sent" };
    if (isBeingSent(message)) return { ok: false, reason: "underWay" };
    const job = await lease(tx, message, settings);
    await tx.message.update({ where: { id: message.id }, data: { version: { increment: 1 } } });
    const after = { ...message, delivery: "pending", version: message.version + 1 } as const;
    await record(tx, { by: handling.by, action: "update", before: message, after });
    return { ok: true, job };
  });
}

/** How a message goes back to where it was. What its sender wrote never changes, and what was sent stays sent. */
export const restorableMessage: Restorable<{ state: MessageState }> = {
  resource: "messages",
  find: async (source, id) => {
    const message = await findMessage(id, source);
    return message && { title: message.subject, version: message.version, values: { state: message.state }, facts: {}, shownOn: null };
  },
  earlierForm: ({ state }) => (typeof state === "string" && isMessageState(state) ? { state } : null),
  putBack: async (tx, { id, by }, { state }) => {
    const message = await findMessage(id, tx);
    if (message === null) throw new Error(`message ${id} was read and cannot be found`);
    return putInState(tx, message, { state, by, action: "restore" });
  },
};
