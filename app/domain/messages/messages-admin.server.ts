import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { keyIn } from "../record/keys";
import { type Listing, pageOf, truncated } from "../record/list-pages";
import { type ChangeAction, recordChange } from "../record/changes.server";
import type { Refused } from "../record/any-record";
import { type Restorer, restorerOf } from "../record/restore-version.server";
import { isMessageState, type ListedMessage, MESSAGE_COLUMNS, MESSAGE_TABS, messageFrom, type MessageState, type MessageTab, type Outcome, type ResendRefusal, type StoredMessage } from "./message";
import { DELIVERY_SETTINGS, isBeingSent, lease, type SendingJob, sendMessage } from "./delivery.server";

export async function findMessage(id: string, source: Pick<Reader, "message"> = read): Promise<StoredMessage | null> {
  const row = await source.message.findUnique({ where: { id }, select: MESSAGE_COLUMNS });
  return row && messageFrom(row);
}

export async function listMessages(wanted: Listing) {
  const tab = keyIn(MESSAGE_TABS, wanted.filter) ?? "new";
  const counts = await countMessages();
  const { page, pageCount, skip, take } = pageOf(wanted.page, counts[tab]);
  const rows = await read.message.findMany({
    where: { state: tab === "all" ? undefined : tab },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    skip,
    take,
    select: MESSAGE_COLUMNS,
  });
  return { tab, messages: rows.map(messageFrom).map(shown).map(listed), counts, page, pageCount };
}

export function countNewMessages(): Promise<number> {
  return read.message.count({ where: { state: "new" satisfies MessageState } });
}

export type Handling = { id: string; version: number; by: string };

export function moveMessage({ state, ...handling }: Handling & { state: MessageState }) {
  return withUnchanged(handling, async (tx, message) => {
    return { ok: true as const, ...(await putInState(tx, message, { state, by: handling.by, action: "update" })) };
  });
}

export function deleteMessage(handling: Handling): Promise<{ ok: true; record: StoredMessage } | Refused> {
  const { id, version, by } = handling;
  return withUnchanged(handling, async (tx, message) => {
    await tx.message.delete({ where: { id, version } });
    await record(tx, { by, action: "delete", before: message, after: null });
    return { ok: true, record: message };
  });
}

type ResendResult = { ok: true; outcome: Outcome } | Refused | { ok: false; reason: ResendRefusal };

export async function resendMessage(handling: Handling): Promise<ResendResult> {
  const taken = await withUnchanged(handling, (tx, message) => take(tx, message, handling.by));
  return taken.ok ? { ok: true, outcome: await sendMessage(taken.job, DELIVERY_SETTINGS) } : taken;
}

/** Restores only `state`: the text of a message never changes, and a delivery cannot be undone. */
export function restorerOfMessage(id: string): Restorer {
  return restorerOf<{ state: MessageState }>({
    place: { resource: "messages", recordId: id },
    find: async (source) => {
      const message = await findMessage(id, source);
      return message && { title: message.subject, version: message.version, values: { state: message.state }, facts: {}, shownOn: null };
    },
    earlierForm: ({ state }) => (isMessageState(state) ? { state } : null),
    putBack: async (tx, { by, form: { state } }) => {
      const message = await findMessage(id, tx);
      if (message === null) throw new Error(`message ${id} was read and cannot be found`);
      return putInState(tx, message, { state, by, action: "restore" });
    },
  });
}

/** Without a provider, pending messages will not be sent, so they count as kept. */
export function shown(message: StoredMessage): StoredMessage {
  return DELIVERY_SETTINGS.endpoint === null && message.delivery === "pending" ? { ...message, delivery: "kept" } : message;
}

function listed({ id, version, name, email, subject, message, language, state, delivery, createdAt }: StoredMessage): ListedMessage {
  return { id, version, name, email, subject, beginning: truncated(message), language, state, delivery, createdAt };
}

async function countMessages(): Promise<Record<MessageTab, number>> {
  const groups = await read.message.groupBy({ by: ["state"], _count: { _all: true } });
  const countOf = (state: MessageState) => groups.find((group) => group.state === state)?._count._all ?? 0;
  return { new: countOf("new"), done: countOf("done"), spam: countOf("spam"), all: groups.reduce((sum, { _count }) => sum + _count._all, 0) };
}

type Move = { state: MessageState; by: string; action: "update" | "restore" };

async function putInState(tx: Transaction, before: StoredMessage, { state, by, action }: Move) {
  const { id, version } = before;
  await tx.message.update({ where: { id, version }, data: { state, version: { increment: 1 } } });
  const message = { ...before, state, version: version + 1 };
  return { message, changeId: await record(tx, { by, action, before, after: message }) };
}

function withUnchanged<Result>({ id, version }: Handling, work: (tx: Transaction, message: StoredMessage) => Promise<Result>): Promise<Result | Refused> {
  return write(async (tx) => {
    const message = await findMessage(id, tx);
    if (message === null) return { ok: false, reason: "missing" };
    return message.version === version ? work(tx, message) : { ok: false, reason: "conflict" };
  });
}

type Handled = { by: string; action: ChangeAction; before: StoredMessage; after: StoredMessage | null };

function record(tx: Transaction, { by, action, before, after }: Handled): Promise<string> {
  const place = { resource: "messages", recordId: before.id };
  return recordChange(tx, { ...place, by, action, before: traceOf(before), after: after && traceOf(after) });
}

/** Without personal data: a sender may demand deletion, and the history stays. */
function traceOf({ state, delivery, version }: StoredMessage) {
  return { state, delivery, version };
}

type Taking = { ok: true; job: SendingJob } | { ok: false; reason: ResendRefusal };

async function take(tx: Transaction, message: StoredMessage, by: string): Promise<Taking> {
  if (DELIVERY_SETTINGS.endpoint === null) return { ok: false, reason: "noProvider" };
  if (message.state === "spam") return { ok: false, reason: "spam" };
  if (message.delivery === "sent") return { ok: false, reason: "sent" };
  if (isBeingSent(message)) return { ok: false, reason: "underWay" };
  const job = await lease(tx, message, DELIVERY_SETTINGS);
  await tx.message.update({ where: { id: message.id }, data: { version: { increment: 1 } } });
  const after = { ...message, delivery: "pending", version: message.version + 1 } as const;
  await record(tx, { by, action: "update", before: message, after });
  return { ok: true, job };
}
