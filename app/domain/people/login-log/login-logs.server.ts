import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { consume, rateLimit } from "~/platform/rate-limit.server";
import { type Visit, visitOf } from "./visit";
import type { LoginAction } from "./login-log";

type LoginEvent = {
  action: LoginAction;
  /** `userId` is the login's id (`admin_profiles`), `adminUserId` the person's (`admin_users`). */
  userId: string | null;
  adminUserId: string | null;
  visit: Visit;
  errorMessage?: string;
};

type FailedLogin = Omit<LoginEvent, "action">;

/** How long equal failures from one address share a row. */
const ONE_ROW_MS = 10 * 60_000;

/** A limit for all addresses together: an attacker with many addresses could fill the disk. */
const newRows = rateLimit({ name: "failed-login-row", points: 60, seconds: 60 });
const EVERYBODY = "all";

export const TOO_MANY_ATTEMPTS = "Zu viele Anmeldeversuche";

const FROM_MANY_PLACES = "Weitere Fehlversuche von vielen Adressen";

export async function recordLoginEvent(tx: Transaction, event: LoginEvent, attempts = 1): Promise<void> {
  const { action, userId, adminUserId, visit, errorMessage = null } = event;
  const { address: ipAddress, userAgent } = visitOf(visit);
  const success = action !== "failed_login";
  await tx.loginLog.create({ data: { action, userId, adminUserId, ipAddress, userAgent, success, errorMessage, attempts } });
}

type Counted = { event: FailedLogin; attempts: number };

/** Counts up an equal recent row, else adds a row; above sixty new rows a minute, all share one. */
export function recordFailedLogin(event: FailedLogin): Promise<void> {
  return countFailures({ event, attempts: 1 });
}

const refused = new Map<string, Counted>();
const MOST_REFUSED = 1_000;
let writing: Promise<void> | null = null;

/** Nobody waits for it. Failures that come during a write are written together, so that an attacker causes few writes. */
export function recordRefusedLogin(event: FailedLogin): Promise<void> {
  const counted = refused.size < MOST_REFUSED ? event : ofManyPlaces(event);
  const key = JSON.stringify([counted.visit.address, counted.adminUserId, counted.errorMessage]);
  refused.set(key, { event: counted, attempts: (refused.get(key)?.attempts ?? 0) + 1 });
  return (writing ??= writeRefused());
}

async function writeRefused(): Promise<void> {
  for (const [key, counted] of refused) {
    refused.delete(key);
    await countFailures(counted).catch((error: unknown) => logger.error({ err: error, attempts: counted.attempts }, "refused logins could not be counted"));
  }
  writing = null;
}

function ofManyPlaces({ visit }: FailedLogin): FailedLogin {
  return { userId: null, adminUserId: null, visit: { ...visit, address: "unknown" }, errorMessage: FROM_MANY_PLACES };
}

async function countFailures(counted: Counted): Promise<void> {
  if (await write((tx) => countOnRow(tx, counted))) return;
  const isTurn = (await consume({ limit: newRows, key: EVERYBODY })).ok;
  const noted = isTurn ? counted : { ...counted, event: ofManyPlaces(counted.event) };
  await write(async (tx) => {
    if (!(await countOnRow(tx, noted))) await recordLoginEvent(tx, { ...noted.event, action: "failed_login" }, noted.attempts);
  });
}

async function countOnRow(tx: Transaction, { event: { adminUserId, visit, errorMessage }, attempts }: Counted): Promise<boolean> {
  const now = new Date();
  const row = await tx.loginLog.findFirst({
    where: {
      action: "failed_login",
      adminUserId,
      ipAddress: visitOf(visit).address,
      errorMessage: errorMessage ?? null,
      createdAt: { gte: new Date(now.getTime() - ONE_ROW_MS) },
    },
    select: { id: true },
  });
  if (row) await tx.loginLog.update({ where: { id: row.id }, data: { attempts: { increment: attempts }, lastAttemptAt: now } });
  return row !== null;
}
