import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { type ChangeAction, recordChange } from "../record/changes.server";
import type { DeleteResult } from "../record/delete-record.server";
import { findMessage } from "./find-message.server";
import type { MessageState } from "./message";
import type { StoredMessage } from "./stored-message";

/** `version` is the one that was looked at, `by` the id in `admin_users`. */
export type Handling = { id: string; version: number; by: string };

export type HandlingResult = { ok: true; message: StoredMessage } | { ok: false; reason: "missing" | "conflict" };

/** Puts a message where it belongs now. */
export async function moveMessage({ state, ...handling }: Handling & { state: MessageState }): Promise<HandlingResult> {
  return write(async (tx) => {
    const found = await findUnchanged(tx, handling);
    if (!found.ok) return found;
    return { ok: true, message: await putInState(tx, found.message, { state, by: handling.by, action: "update" }) };
  });
}

type Move = { state: MessageState; by: string; action: "update" | "restore" };

export async function putInState(tx: Transaction, before: StoredMessage, { state, by, action }: Move): Promise<StoredMessage> {
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
export async function findUnchanged(tx: Transaction, { id, version }: Handling): Promise<HandlingResult> {
  const message = await findMessage(id, tx);
  if (message === null) return { ok: false, reason: "missing" };
  return message.version === version ? { ok: true, message } : { ok: false, reason: "conflict" };
}

type Handled = { by: string; action: ChangeAction; before: StoredMessage; after: StoredMessage | null };

/** Notes who did what with a message. */
export function record(tx: Transaction, { by, action, before, after }: Handled): Promise<void> {
  const place = { resource: "messages", recordId: before.id };
  return recordChange(tx, { ...place, by, action, before: traceOf(before), after: after && traceOf(after) });
}

/** why: who asks us to delete what they wrote must not find it in the history; what staff did with it stays. */
function traceOf({ state, delivery, version }: StoredMessage) {
  return { state, delivery, version };
}
