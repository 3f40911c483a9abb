import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { consume, giveBackLater, rateLimit } from "~/platform/rate-limit.server";
import { callerOf, networkOf, shortAddress } from "../people/login-log/visit";
import type { ContactResult } from "./contact";
import { DELIVERY_SETTINGS, type DeliverySettings, isBeingSent, JOB_COLUMNS, lease, leaseFor, type SendingJob, sendMessage } from "./delivery.server";
import type { NewMessage, Outcome } from "./message";

const TEN_MINUTES = 10 * 60;
const HOUR = 6 * TEN_MINUTES;

/** For one address, its network (/24 or /48), and everybody: enough for people, and too little for a flood. */
const LIMITS = [
  { groupOf: networkOf, limit: rateLimit({ name: "contact-address", points: 5, seconds: TEN_MINUTES }) },
  { groupOf: shortAddress, limit: rateLimit({ name: "contact-network", points: 20, seconds: TEN_MINUTES }) },
  { groupOf: () => "everybody", limit: rateLimit({ name: "contact", points: 300, seconds: HOUR }) },
];

/** A message that could not be stored does not count against the limits. */
export async function receiveWithinLimit(message: NewMessage, { address }: { address: string }): Promise<ContactResult> {
  const caller = { email: message.email, address };
  const counted = LIMITS.map(({ groupOf, limit }) => ({ limit, key: callerOf(caller, groupOf) }));
  const turn = await consume(...counted);
  if (!turn.ok) return { kind: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
  return receiveMessage(message).catch((error: unknown) => {
    void giveBackLater(...counted);
    throw error;
  });
}

/** Equal texts from one person within this time are one message: a double click, or a second try. */
const SAME_MESSAGE_MS = 10 * 60 * 1000;

/** Throws if the message could not be stored. A stored message cannot get lost. */
export async function receiveMessage(message: NewMessage, settings = DELIVERY_SETTINGS): Promise<Outcome> {
  const { id, job } = await keep(message, settings);
  return job ? sendMessage(job, settings) : settled(id, settings);
}

type Kept = { id: string; job: SendingJob | null };

async function keep(message: NewMessage, settings: DeliverySettings): Promise<Kept> {
  return write(async (tx) => {
    const known = await findSame(tx, message);
    if (known === null) return create(tx, message, settings);
    const isOnItsWay = known.delivery === "pending" || known.delivery === "refused";
    if (!isOnItsWay || isBeingSent(known)) return { id: known.id, job: null };
    return { id: known.id, job: await lease(tx, known, settings) };
  });
}

function findSame(tx: Transaction, { name, email, subject, message }: NewMessage) {
  const since = new Date(Date.now() - SAME_MESSAGE_MS);
  return tx.message.findFirst({
    where: { name, email, subject, message, createdAt: { gt: since }, state: { not: "spam" } },
    orderBy: { createdAt: "desc" },
    select: { id: true, delivery: true, leasedUntil: true },
  });
}

async function create(tx: Transaction, words: NewMessage, settings: DeliverySettings): Promise<Kept> {
  const { name, email, subject, message, language } = words;
  const row = { name, email, subject, message, language, idempotencyKey: randomUUID() };
  if (settings.endpoint === null) {
    const { id } = await tx.message.create({ data: { ...row, delivery: "kept" } });
    return { id, job: null };
  }
  const job = await tx.message.create({ data: { ...row, ...leaseFor(settings), attempts: 1 }, select: JOB_COLUMNS });
  return { id: job.id, job };
}

const LOOK_EVERY_MS = 100;

async function settled(id: string, { limitMs }: DeliverySettings): Promise<Outcome> {
  const end = performance.now() + limitMs + 1_000;
  for (;;) {
    const select = { delivery: true, lastError: true, leasedUntil: true } as const;
    const row = await read.message.findUnique({ where: { id }, select });
    if (row === null) return { kind: "kept" };
    if (!isBeingSent(row) || performance.now() > end) return outcomeOf(row);
    await wait(LOOK_EVERY_MS);
  }
}

function outcomeOf({ delivery, lastError }: { delivery: string; lastError: string | null }): Outcome {
  if (delivery === "sent" || delivery === "kept") return { kind: delivery };
  if (delivery === "refused") return { kind: "refused", reason: lastError };
  return { kind: "waiting", isNetwork: false };
}
