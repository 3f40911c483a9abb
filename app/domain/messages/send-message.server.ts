import * as z from "zod";
import { read, write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { type Posted, postForm } from "~/platform/post-form.server";
import { createOutbox } from "~/platform/outbox";
import { storable } from "~/platform/storable";
import { DELIVERY_SETTINGS, type DeliverySettings, type SendingJob, takeDueMessage } from "./delivery.server";
import type { Outcome } from "./message";

const SENT_AT_ONCE = 4;
const LOOK_EVERY_MS = 10_000;

const FAULTS = {
  timeout: "Der Anbieter hat nicht rechtzeitig geantwortet.",
  network: "Der Anbieter war nicht erreichbar.",
} as const;

const RETRIED_REFUSALS = [408, 425, 429];

const MOST_REASONS = 10;
const LONGEST_REASON = 300;

const errorList = z.object({ errors: z.array(z.unknown()) });
const errorEntry = z.object({ message: z.string().trim().min(1) });

export async function sendMessage(job: SendingJob, settings: DeliverySettings): Promise<Outcome> {
  const result = await handToProvider(job, settings);
  await note(job, result, settings);
  return result.kind === "waiting" ? { kind: result.kind, isNetwork: result.isNetwork } : result;
}

export function messageOutbox(settings: DeliverySettings) {
  return createOutbox({
    takeNext: () => takeDueMessage(settings),
    deliver: (job) => sendMessage(job, settings),
    atOnce: SENT_AT_ONCE,
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.error({ err: error }, "messages could not be sent in the background"),
  });
}

export function startSendingMessages(): () => Promise<void> {
  if (DELIVERY_SETTINGS.endpoint === null) return () => Promise.resolve();
  const outbox = messageOutbox(DELIVERY_SETTINGS);
  outbox.start();
  return outbox.stop;
}

/** `failed`: refused, or being retried after a failure. Spam does not count. */
export async function findOutboxState() {
  const state = { not: "spam" };
  const hasFailed = { state, OR: [{ delivery: "refused" }, { delivery: "pending", lastError: { not: null } }] };
  const [waiting, failed, leased] = await Promise.all([
    read.message.count({ where: { state, delivery: "pending" } }),
    read.message.count({ where: hasFailed }),
    read.message.count({ where: { delivery: "pending", leasedUntil: { gt: new Date() } } }),
  ]);
  return { hasProvider: DELIVERY_SETTINGS.endpoint !== null, waiting, failed, leased };
}

type Waiting = Extract<Outcome, { kind: "waiting" }>;

type Result = Exclude<Outcome, Waiting> | (Waiting & { fault: string });

/** May fail: the lease then ends, and the message is sent again with the same key. */
async function note(job: SendingJob, result: Result, settings: DeliverySettings): Promise<void> {
  try {
    await write((tx) => tx.message.updateMany({ where: whereFor(job, result), data: columnsFor(job, result, settings) }));
  } catch (error) {
    logger.error({ err: error, message: job.id }, "the outcome of a delivery could not be noted");
  }
}

/** "sent" counts for any attempt; other results count only if no later attempt has begun. */
function whereFor({ id, attempts }: SendingJob, { kind }: Result) {
  return kind === "sent" ? { id, delivery: "pending" } : { id, delivery: "pending", attempts };
}

function columnsFor({ attempts }: SendingJob, result: Result, { waitMs }: DeliverySettings) {
  if (result.kind === "waiting") return { leasedUntil: null, nextAttemptAt: new Date(Date.now() + waitMs(attempts)), lastError: result.fault };
  return { leasedUntil: null, nextAttemptAt: null, lastError: result.kind === "refused" ? result.reason : null, delivery: result.kind };
}

async function handToProvider(job: SendingJob, { endpoint, limitMs }: DeliverySettings): Promise<Result> {
  if (endpoint === null) return { kind: "kept" };
  const { name, email, subject, message, idempotencyKey } = job;
  const posted = await postForm({
    url: endpoint,
    fields: { name, email, subject, message },
    headers: { "Idempotency-Key": idempotencyKey },
    limitMs,
  });
  if (!posted.ok) return { kind: "waiting", isNetwork: true, fault: FAULTS[posted.reason] };
  const result = judge(posted);
  if (result.kind === "refused") logger.warn({ status: posted.status, message: job.id }, "the contact provider has refused a message");
  return result;
}

function judge({ status, json }: Extract<Posted, { ok: true }>): Result {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const reason = reasonIn(json);
  const isRefusal = status >= 400 && status < 500;
  if (isRefusal && (reason !== null || !RETRIED_REFUSALS.includes(status))) return { kind: "refused", reason };
  return { kind: "waiting", isNetwork: false, fault: `Der Anbieter hat mit dem Status ${status.toString()} geantwortet.` };
}

function reasonIn(json: unknown): string | null {
  const list = errorList.safeParse(json);
  if (!list.success) return null;
  const messages = list.data.errors.slice(0, MOST_REASONS).flatMap((entry) => {
    const parsed = errorEntry.safeParse(entry);
    return parsed.success ? [storable(parsed.data.message.slice(0, LONGEST_REASON))] : [];
  });
  return messages.length > 0 ? messages.join(", ") : null;
}
