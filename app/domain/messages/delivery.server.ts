import { randomUUID } from "node:crypto";
import * as z from "zod";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { createOutbox, growingWait } from "~/platform/outbox";
import { type Posted, postForm } from "~/platform/post-form.server";
import { storable } from "~/platform/storable";
import { TIME_LIMITS } from "~/platform/time-limits";
import { read, write } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";
import type { MessageText, Outcome } from "./message";

export type DeliverySettings = {
  /** Null without a provider: messages then stay in the database. */
  endpoint: string | null;
  limitMs: number;
  /** How long no other process sends the message. Longer than an attempt with all its writes can take. */
  leaseMs: number;
  waitMs: (attempts: number) => number;
};

export const DELIVERY_SETTINGS: DeliverySettings = {
  endpoint: env.CONTACT_FORM_ENDPOINT ?? null,
  limitMs: TIME_LIMITS.provider,
  leaseMs: 60_000,
  waitMs: growingWait,
};

/** This process sends it until the lease ends. `attempts` distinguishes this attempt from later ones. */
export type SendingJob = MessageText & { id: string; idempotencyKey: string; attempts: number };

export const JOB_COLUMNS = {
  id: true,
  idempotencyKey: true,
  attempts: true,
  name: true,
  email: true,
  subject: true,
  message: true,
} as const;

/** If an attempt fails to finish, the message is due again when the lease ends. */
export function leaseFor({ leaseMs }: DeliverySettings) {
  const end = new Date(Date.now() + leaseMs);
  return { delivery: "pending", leasedUntil: end, nextAttemptAt: end } as const;
}

type Leasable = { id: string; delivery: string; leasedUntil: Date | null };

export function isBeingSent({ delivery, leasedUntil }: Omit<Leasable, "id">): boolean {
  return delivery === "pending" && leasedUntil !== null && leasedUntil.getTime() > Date.now();
}

export async function lease(tx: Transaction, { id, delivery }: Leasable, settings: DeliverySettings): Promise<SendingJob> {
  // a provider repeats its answer for a key that it knows; a refused message needs a new one, and cannot arrive twice
  const newKey = delivery === "refused" ? { idempotencyKey: randomUUID() } : {};
  const data = { ...leaseFor(settings), ...newKey, attempts: { increment: 1 } };
  return tx.message.update({ where: { id }, data, select: JOB_COLUMNS });
}

export async function takeDueMessage(settings: DeliverySettings): Promise<SendingJob | null> {
  // reading needs no transaction, and usually nothing is due
  if ((await read.message.findFirst(dueNow())) === null) return null;
  return write(async (tx) => {
    const due = await tx.message.findFirst(dueNow());
    return due && lease(tx, due, settings);
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** No wait is as long as a day: then the clock was set back meanwhile. */
function dueNow() {
  const now = Date.now();
  const isDue = [{ nextAttemptAt: { lte: new Date(now) } }, { nextAttemptAt: { gt: new Date(now + DAY_MS) } }];
  return {
    where: { delivery: "pending", OR: isDue, state: { not: "spam" } },
    orderBy: { nextAttemptAt: "asc" },
    select: { id: true, delivery: true, leasedUntil: true },
  } as const;
}

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
