import { write } from "~/platform/database.server";
import { findUnchanged, type Handling, record } from "./change-message.server";
import { DELIVERY_SETTINGS, type DeliverySettings } from "./delivery-settings.server";
import { isBeingSent, lease, type SendingJob } from "./lease.server";
import type { Outcome, ResendRefusal } from "./message";
import { sendMessage } from "./send-message.server";

export type ResendResult =
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
