import { randomUUID } from "node:crypto";
import { env } from "~/platform/env.server";
import { growingWait } from "~/platform/outbox";
import { TIME_LIMITS } from "~/platform/time-limits";
import { read, write } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";
import type { MessageText } from "./message";

export type DeliverySettings = {
  /** Null without a provider: messages then stay here. */
  endpoint: string | null;
  limitMs: number;
  /** Nobody else sends the message for so long. Longer than an attempt can take with all its writes. */
  leaseMs: number;
  waitMs: (attempts: number) => number;
};

export const DELIVERY_SETTINGS: DeliverySettings = {
  endpoint: env.CONTACT_FORM_ENDPOINT ?? null,
  limitMs: TIME_LIMITS.provider,
  leaseMs: 60_000,
  waitMs: growingWait,
};

/** Ours to send until its lease ends. `attempts` tells this attempt from later ones. */
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

/** If an attempt breaks off, the message is due again when the lease ends. */
export function leaseFor({ leaseMs }: DeliverySettings) {
  const end = new Date(Date.now() + leaseMs);
  return { delivery: "pending", leasedUntil: end, nextAttemptAt: end } as const;
}

type Leasable = { id: string; delivery: string; leasedUntil: Date | null };

export function isBeingSent({ delivery, leasedUntil }: Omit<Leasable, "id">): boolean {
  return delivery === "pending" && leasedUntil !== null && leasedUntil.getTime() > Date.now();
}

export async function lease(tx: Transaction, { id, delivery }: Leasable, settings: DeliverySettings): Promise<SendingJob> {
  // a provider answers a key that it knows as before, and has refused this one; nothing can be doubled
  const newKey = delivery === "refused" ? { idempotencyKey: randomUUID() } : {};
  const data = { ...leaseFor(settings), ...newKey, attempts: { increment: 1 } };
  return tx.message.update({ where: { id }, data, select: JOB_COLUMNS });
}

export async function takeDueMessage(settings: DeliverySettings): Promise<SendingJob | null> {
  // looking needs no transaction, and mostly there is nothing to do
  if ((await read.message.findFirst(dueNow())) === null) return null;
  return write(async (tx) => {
    const due = await tx.message.findFirst(dueNow());
    return due && lease(tx, due, settings);
  });
}

function dueNow() {
  return {
    where: { delivery: "pending", nextAttemptAt: { lte: new Date() }, state: { not: "spam" } },
    orderBy: { nextAttemptAt: "asc" },
    select: { id: true, delivery: true, leasedUntil: true },
  } as const;
}
