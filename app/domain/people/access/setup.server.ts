import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { hashPassword, verifyPassword } from "~/platform/password-hash.server";
import { consume, giveBack, rateLimit } from "~/platform/rate-limit.server";
import { recordChange } from "../../record/changes.server";
import { recordLoginEvent } from "../login-log/login-logs.server";
import { splitFullName } from "../login-log/person-names";
import { networkOf, type Visit } from "../login-log/visit";
import type { SetupRefusal } from "./gate-notices";
import type { SetupForm } from "./gate-schemas";
import type { TooMany } from "./login-limits.server";
import { refusalOf } from "./password-refusal.server";
import { ADMIN_ROLE } from "./permissions";
import { isSameSecret } from "./secret-id";
import { startSession } from "./sessions.server";

type Refusal = SetupRefusal | "alreadyComplete" | "busy";

type SetupOutcome = { ok: true; sessionId: string } | { ok: false; reason: Refusal } | TooMany;

const SETUP_ID = "setup";

export const AN_ACTIVE_ADMIN = { isActive: true, userId: { not: null }, role: { name: ADMIN_ROLE } };

const setupCodes = rateLimit({ name: "setup-code", points: 10, seconds: 180 });

/** An active admin with a login proves it too: a lost status row must not open the set-up again. */
export async function isSetupComplete(): Promise<boolean> {
  const status = await read.setupStatus.findUnique({ where: { id: SETUP_ID }, select: { isSetupComplete: true } });
  if (status?.isSetupComplete) return true;
  return (await read.adminUser.count({ where: AN_ACTIVE_ADMIN })) > 0;
}

export function asksForSetupCode(): boolean {
  return env.SETUP_CODE !== undefined;
}

export async function completeSetup(form: SetupForm, visit: Visit): Promise<SetupOutcome> {
  if (await isSetupComplete()) return refused("alreadyComplete");
  const stopped = await stopByCode(form.setup_code, visit);
  if (stopped) return stopped;
  const weakness = await refusalOf(form.password, { email: form.email, name: form.full_name, roleName: ADMIN_ROLE });
  if (weakness !== null) return refused(weakness);

  const existing = await read.adminProfile.findUnique({ where: { email: form.email }, select: { passwordHash: true } });
  const isRight = existing ? await verifyPassword(form.password, existing.passwordHash) : true;
  if (isRight === false) return refused("wrongPasswordOfExistingUser");
  const passwordHash = isRight && (existing?.passwordHash ?? (await hashPassword(form.password)));
  return passwordHash === null ? refused("busy") : createFirstAdmin({ ...form, passwordHash }, visit);
}

function refused(reason: Refusal): SetupOutcome {
  return { ok: false, reason };
}

async function stopByCode(typed: string | undefined, visit: Visit): Promise<SetupOutcome | null> {
  if (env.SETUP_CODE === undefined) return null;
  const counted = { limit: setupCodes, key: networkOf(visit.address) };
  const turn = await consume(counted);
  if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };
  if (!isSameSecret(typed ?? "", env.SETUP_CODE)) return refused("wrongSetupCode");
  await giveBack(counted);
  return null;
}

type FirstAdmin = { full_name: string; email: string; passwordHash: string };

async function createFirstAdmin(admin: FirstAdmin, visit: Visit): Promise<SetupOutcome> {
  // transactions can only compete for a row that exists
  await write((tx) => tx.setupStatus.upsert({ where: { id: SETUP_ID }, create: { id: SETUP_ID }, update: {} }));
  return write(async (tx) => {
    const role = await tx.userRole.findUnique({ where: { name: "admin" }, select: { id: true } });
    if (!role) return refused("notCreated");
    if (!(await claimSetup(tx, admin.email))) return refused("alreadyComplete");
    const { userId, adminUserId } = await saveAdmin(tx, admin, role.id);
    const after = { name: admin.full_name, email: admin.email, role: "admin" };
    await recordChange(tx, { by: null, resource: "users", recordId: adminUserId, action: "create", before: null, after });
    await recordLoginEvent(tx, { action: "login", userId, adminUserId, visit });
    return { ok: true, sessionId: await startSession(tx, { userId, visit }) };
  });
}

/** Of several transactions only one changes the row from open to complete. */
async function claimSetup(tx: Transaction, adminEmail: string): Promise<boolean> {
  const claimed = await tx.setupStatus.updateMany({
    where: { id: SETUP_ID, isSetupComplete: false },
    data: { isSetupComplete: true, adminEmail, setupDate: new Date() },
  });
  return claimed.count === 1;
}

async function saveAdmin(tx: Transaction, admin: FirstAdmin, roleId: string) {
  const { email, full_name: fullName, passwordHash } = admin;
  const profile = await tx.adminProfile.upsert({
    where: { email },
    create: { email, fullName, passwordHash, role: "admin" },
    update: { fullName, role: "admin" },
    select: { id: true },
  });
  const person = { ...splitFullName(fullName), roleId, userId: profile.id, isActive: true };
  const { id: adminUserId } = await tx.adminUser.upsert({
    where: { email },
    create: { email, ...person },
    update: { ...person, version: { increment: 1 } },
    select: { id: true },
  });
  return { userId: profile.id, adminUserId };
}
