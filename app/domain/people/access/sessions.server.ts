import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { isSecondFactorOwed } from "./second-factor-rule.server";
import { ADMIN_ROLE, type CurrentUser } from "./permissions";
import { newSecretId, secretKey } from "./secret-id";
import { permissionsFrom } from "./stored-permissions";
import { type Visit, visitOf } from "../login-log/visit";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const LONGEST_PAUSE = 7 * DAY;
const LONGEST_LIFE = 30 * DAY;

/** An expired session still tells whose unsaved text came from it. */
const KEPT_AFTER_END = 30 * DAY;

export const SESSION_COOKIE_SECONDS = (LONGEST_LIFE + KEPT_AFTER_END) / 1000;

/** The returned id may only go into the cookie. */
export async function startSession(tx: Transaction, { userId, visit }: { userId: string; visit: Visit }): Promise<string> {
  const id = newSecretId();
  const now = Date.now();
  const { address, userAgent } = visitOf(visit);
  await tx.session.deleteMany({ where: { expiresAt: { lt: new Date(now - KEPT_AFTER_END) } } });
  await tx.session.create({
    data: { id: secretKey(id), userId, ipAddress: address, userAgent, expiresAt: new Date(now + LONGEST_PAUSE) },
  });
  return id;
}

export async function findSessionUser(id: string): Promise<CurrentUser | null> {
  const session = await read.session.findUnique({ where: { id: secretKey(id) }, select: sessionColumns });
  if (!session || session.expiresAt <= new Date()) return null;
  const { adminUser, ...profile } = session.profile;
  if (!adminUser?.isActive) return null;
  noteSeen(id, session);
  return {
    ...profile,
    adminUserId: adminUser.id,
    firstName: adminUser.firstName,
    lastName: adminUser.lastName,
    roleName: adminUser.role.name,
    permissions: permissionsFrom(adminUser.role.permissions),
    owesSecondFactor: adminUser.role.name === ADMIN_ROLE && !(await hasSecondFactor(profile.id)) && (await isSecondFactorOwed()),
  };
}

/** Who changes their own account, in which session and from where. */
export type Doer = { user: CurrentUser; sessionId: string; address: string };

async function hasSecondFactor(userId: string): Promise<boolean> {
  return (await read.secondFactor.count({ where: { userId } })) > 0;
}

export function countSessions(): Promise<number> {
  return read.session.count({ where: { expiresAt: { gt: new Date() } } });
}

/** Also for expired sessions, so this is no proof of a login. */
export async function findSessionOwner(id: string): Promise<string | null> {
  const session = await read.session.findUnique({ where: { id: secretKey(id) }, select: { userId: true } });
  return session?.userId ?? null;
}

/** Deletes the row, so that nobody knows its owner any more; `endSessions` keeps it. */
export async function forgetSession(tx: Transaction, id: string): Promise<void> {
  await tx.session.deleteMany({ where: { id: secretKey(id) } });
}

/** Also ends pending logins. `except` is the cookie's id of a session to keep. Answers how many ended. */
export async function endSessionsOf(tx: Transaction, { userId, except }: { userId: string; except?: string }): Promise<number> {
  await tx.pendingLogin.deleteMany({ where: { userId } });
  return endSessions(tx, except === undefined ? { userId } : { userId, id: { not: secretKey(except) } });
}

/** At least one condition, so that a mistake cannot end everybody's sessions. */
type WhichSessions = { id: string } | { userId: string; id?: string | { not: string } };

/** Keeps the rows: they tell whose unsaved text another window sends. */
export async function endSessions(tx: Transaction, which: WhichSessions): Promise<number> {
  const now = new Date();
  return (await tx.session.updateMany({ where: { ...which, expiresAt: { gt: now } }, data: { expiresAt: now } })).count;
}

const sessionColumns = {
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
  profile: {
    select: {
      id: true,
      email: true,
      adminUser: {
        select: {
          id: true,
          firstName: true,
          lastName: true,
          isActive: true,
          role: { select: { name: true, permissions: true } },
        },
      },
    },
  },
} as const;

function noteSeen(id: string, session: { createdAt: Date; lastSeenAt: Date; expiresAt: Date }): void {
  const now = Date.now();
  // `abs`: a time from a clock that was ahead is corrected too, or the session would last until then and a week more
  if (Math.abs(now - session.lastSeenAt.getTime()) < MINUTE) return;
  const expiresAt = new Date(Math.min(now + LONGEST_PAUSE, session.createdAt.getTime() + LONGEST_LIFE));
  // both values as they were read, so that a newer note or end is not overwritten
  const where = { id: secretKey(id), lastSeenAt: session.lastSeenAt, expiresAt: session.expiresAt };
  write((tx) => tx.session.updateMany({ where, data: { lastSeenAt: new Date(now), expiresAt } })).catch((error: unknown) => {
    logger.warn({ err: error }, "could not note when a session was last seen");
  });
}

/** Enough time to find the phone or the recovery codes. */
const FIVE_MINUTES_MS = 5 * 60_000;

export const PENDING_LOGIN_SECONDS = FIVE_MINUTES_MS / 1000;

export async function startPendingLogin(tx: Transaction, userId: string): Promise<string> {
  const id = newSecretId();
  const now = Date.now();
  await tx.pendingLogin.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  await tx.pendingLogin.create({ data: { id: secretKey(id), userId, expiresAt: new Date(now + FIVE_MINUTES_MS) } });
  return id;
}

export type PendingLogin = { userId: string; email: string; adminUserId: string | null };

export async function findPendingLogin(id: string): Promise<PendingLogin | null> {
  const pending = await read.pendingLogin.findUnique({
    where: { id: secretKey(id), expiresAt: { gt: new Date() } },
    select: { userId: true, profile: { select: { email: true, adminUser: { select: { id: true } } } } },
  });
  return pending && { userId: pending.userId, email: pending.profile.email, adminUserId: pending.profile.adminUser?.id ?? null };
}

export async function isPendingLoginOpen(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.pendingLogin.count({ where: { id: secretKey(id) } })) > 0;
}

export async function endPendingLogin(tx: Transaction, id: string): Promise<void> {
  await tx.pendingLogin.deleteMany({ where: { id: secretKey(id) } });
}
