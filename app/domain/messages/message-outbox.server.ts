import { read } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import { DELIVERY_SETTINGS, type DeliverySettings } from "./delivery-settings.server";
import { takeDueMessage } from "./lease.server";
import { sendMessage } from "./send-message.server";

const SENT_AT_ONCE = 4;
const LOOK_EVERY_MS = 10_000;

/** Sends in the background what could not be sent when it came. */
export function messageOutbox(settings: DeliverySettings) {
  return createOutbox({
    takeNext: () => takeDueMessage(settings),
    deliver: (job) => sendMessage(job, settings),
    atOnce: SENT_AT_ONCE,
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.error({ err: error }, "messages could not be sent in the background"),
  });
}

/** For the whole life of the process. Answers how to end it: nothing new is begun, what is under way comes to its end. */
export function startSendingMessages(): () => Promise<void> {
  if (DELIVERY_SETTINGS.endpoint === null) return () => Promise.resolve();
  const outbox = messageOutbox(DELIVERY_SETTINGS);
  outbox.start();
  return outbox.stop;
}

/** How the sending stands. `failed` were refused, or have failed at least once and will be tried again. */
export async function findOutboxState(now = new Date()) {
  const hasFailed = { OR: [{ delivery: "refused" }, { delivery: "pending", lastError: { not: null } }] };
  const [waiting, failed, leased] = await Promise.all([
    read.message.count({ where: { delivery: "pending" } }),
    read.message.count({ where: hasFailed }),
    read.message.count({ where: { delivery: "pending", leasedUntil: { gt: now } } }),
  ]);
  return { hasProvider: DELIVERY_SETTINGS.endpoint !== null, waiting, failed, leased };
}
