import { logger } from "~/platform/logger.server";
import { createOutbox } from "~/platform/outbox";
import { COURIER, type Courier } from "./courier.server";
import { takeDueMessage } from "./lease.server";
import { sendMessage } from "./send-message.server";

const SENT_AT_ONCE = 4;
const LOOK_EVERY_MS = 10_000;

/** Sends in the background what could not be sent when it came. */
export function messageOutbox(courier: Courier) {
  return createOutbox({
    takeNext: () => takeDueMessage(courier),
    deliver: (job) => sendMessage(job, courier),
    atOnce: SENT_AT_ONCE,
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.error({ err: error }, "messages could not be sent in the background"),
  });
}

/** For the whole life of the process. Answers how to end it: nothing new is begun, what is under way comes to its end. */
export function startSendingMessages(): () => Promise<void> {
  if (COURIER.endpoint === null) return () => Promise.resolve();
  const outbox = messageOutbox(COURIER);
  outbox.start();
  return outbox.stop;
}
