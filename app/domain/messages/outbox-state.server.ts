import { read } from "~/platform/database.server";
import { DELIVERY_SETTINGS } from "./delivery-settings.server";
import type { OutboxState } from "./outbox-state";

/** How the sending of messages stands. */
export async function findOutboxState(now = new Date()): Promise<OutboxState> {
  const hasFailed = { OR: [{ delivery: "refused" }, { delivery: "pending", lastError: { not: null } }] };
  const [waiting, failed, leased] = await Promise.all([
    read.message.count({ where: { delivery: "pending" } }),
    read.message.count({ where: hasFailed }),
    read.message.count({ where: { delivery: "pending", leasedUntil: { gt: now } } }),
  ]);
  return { hasProvider: DELIVERY_SETTINGS.endpoint !== null, waiting, failed, leased };
}
