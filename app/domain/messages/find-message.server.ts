import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { MESSAGE_COLUMNS, messageFrom, type StoredMessage } from "./stored-message";

/** Null for one that never was or that was deleted. */
export async function findMessage(id: string, source: Pick<Reader, "message"> = read): Promise<StoredMessage | null> {
  const row = await source.message.findUnique({ where: { id }, select: MESSAGE_COLUMNS });
  return row && messageFrom(row);
}
