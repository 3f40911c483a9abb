import { write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import type { DeliverySettings } from "./delivery-settings.server";
import type { SendingJob } from "./lease.server";
import type { Outcome } from "./message";
import { handToProvider, type ProviderAnswer } from "./provider.server";

/** Sends a message that was taken for it, and notes what came of it. */
export async function sendMessage(job: SendingJob, settings: DeliverySettings): Promise<Outcome> {
  const { endpoint } = settings;
  if (endpoint === null) return note(job, { kind: "unaddressed" }, settings);
  return note(job, await handToProvider(job, { ...settings, endpoint }), settings);
}

type Result = ProviderAnswer | { kind: "unaddressed" };

/** A note that fails is no harm: the lease ends, and the message goes out again under the same key. */
async function note(job: SendingJob, result: Result, settings: DeliverySettings): Promise<Outcome> {
  try {
    await write((tx) => tx.message.updateMany({ where: whereFor(job, result), data: columnsFor(job, result, settings) }));
  } catch (error) {
    logger.error({ err: error, message: job.id }, "the outcome of a delivery could not be noted");
  }
  return outcomeOf(result);
}

/** What is sent is sent, whoever noticed it; all else counts only if nobody has tried since. */
function whereFor({ id, attempts }: SendingJob, { kind }: Result) {
  return kind === "taken" ? { id, delivery: "pending" } : { id, delivery: "pending", attempts };
}

function columnsFor({ attempts }: SendingJob, result: Result, { waitMs }: DeliverySettings) {
  const over = { leasedUntil: null, nextAttemptAt: null, lastError: null };
  if (result.kind === "taken") return { ...over, delivery: "sent" };
  if (result.kind === "unaddressed") return { ...over, delivery: "kept" };
  if (result.kind === "refused") return { ...over, delivery: "refused", lastError: result.reason };
  return { leasedUntil: null, nextAttemptAt: new Date(Date.now() + waitMs(attempts)), lastError: result.fault };
}

function outcomeOf(result: Result): Outcome {
  if (result.kind === "taken") return { kind: "sent" };
  if (result.kind === "unaddressed") return { kind: "kept" };
  if (result.kind === "refused") return result;
  return { kind: "waiting", isNetwork: result.isNetwork };
}
