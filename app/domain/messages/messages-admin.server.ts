import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { pageOf } from "../record/list-pages";
import { truncated } from "../record/truncate";
import { MESSAGE_STATES, type MessageState } from "./message";
import { type ListedMessage, type MessageCounts, type MessageFilter, stateOf } from "./message-list";
import { MESSAGE_COLUMNS, messageFrom, type StoredMessage } from "./stored-message";

/** Null for one that never was or that was deleted. */
export async function findMessage(id: string, source: Pick<Reader, "message"> = read): Promise<StoredMessage | null> {
  const row = await source.message.findUnique({ where: { id }, select: MESSAGE_COLUMNS });
  return row && messageFrom(row);
}

/** One page of the inbox, the newest first, with the counts of all tabs. Two queries for any number. */
export async function listMessages({ filter, page: wanted }: { filter?: MessageFilter; page: number }) {
  const counts = await countMessages();
  const state = stateOf(filter);
  const { page, pageCount, skip, take } = pageOf(wanted, counts[state ?? "all"]);
  const rows = await read.message.findMany({
    where: { state },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    skip,
    take,
    select: MESSAGE_COLUMNS,
  });
  return { messages: rows.map(messageFrom).map(listed), counts, page, pageCount };
}

/** why: the whole of a letter is for its own page */
function listed({ id, version, name, email, subject, message, language, state, delivery, createdAt }: StoredMessage): ListedMessage {
  return { id, version, name, email, subject, beginning: truncated(message), language, state, delivery, createdAt };
}

/** How many wait for somebody. */
export function countNewMessages(): Promise<number> {
  return read.message.count({ where: { state: "new" satisfies MessageState } });
}

async function countMessages(): Promise<MessageCounts> {
  const groups = await read.message.groupBy({ by: ["state"], _count: { _all: true } });
  const countOf = (state: string) => groups.find((group) => group.state === state)?._count._all ?? 0;
  const [fresh = 0, done = 0, spam = 0] = MESSAGE_STATES.map(countOf);
  return { new: fresh, done, spam, all: groups.reduce((sum, { _count }) => sum + _count._all, 0) };
}
