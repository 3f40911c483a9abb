import { randomUUID } from "node:crypto";
import { env } from "~/platform/env.server";
import { growingWait } from "~/platform/outbox";
import { TIME_LIMITS } from "~/platform/time-limits";
import { read, write } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";
import type { MessageText } from "./message";

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

function dueNow() {
  return {
    where: { delivery: "pending", nextAttemptAt: { lte: new Date() }, state: { not: "spam" } },
    orderBy: { nextAttemptAt: "asc" },
    select: { id: true, delivery: true, leasedUntil: true },
  } as const;
}
