import { randomUUID } from "node:crypto";
import { initialPermissions, PERMISSION_RESOURCES, ROLE_NAMES } from "~/domain/people/access/permissions";
import { setupSchema } from "~/domain/people/access/gate-schemas";
import { write } from "~/platform/database.server";

export const PASSWORD = "Fünf Inseln im Wind";
/** The lowest possible cost, so that verifying takes no time. */
const CHEAP_HASH = "$argon2id$v=19$m=8,t=1,p=1$m9x1KBiDvzGI+tBLIT3kEw$Wu3j5cqJ37tXTwHt17nWvCSzjc7lHNotRVZx3nSHZIw";

export const HOME = { address: "203.0.113.7", userAgent: "Mozilla/5.0 (Test)" };

/** A database with the three roles and without people. */
export async function emptyOffice(): Promise<void> {
  await write(async (tx) => {
    await tx.session.deleteMany();
    await tx.expiredPost.deleteMany();
    await tx.loginLog.deleteMany();
    await tx.adminUser.deleteMany();
    await tx.adminProfile.deleteMany();
    await tx.setupStatus.deleteMany();
    await tx.change.deleteMany();
    await tx.rateLimit.deleteMany();
    for (const name of ROLE_NAMES) {
      const role = { name, description: name, permissions: initialPermissions(name) };
      await tx.userRole.upsert({ where: { name }, create: { id: name, ...role }, update: role });
    }
  });
}

type Employed = { role?: string; isActive?: boolean; passwordHash?: string };

/** A member of staff who can log in with `PASSWORD`. Each has a new e-mail address, because the limits count by it. */
export async function employ({ role = "admin", isActive = true, passwordHash = CHEAP_HASH }: Employed = {}) {
  const email = `${randomUUID()}@calima.example`;
  return write(async (tx) => {
    const profile = await tx.adminProfile.create({ data: { email, fullName: "Ana Ferrer", role, passwordHash } });
    const { id: roleId } = await tx.userRole.findUniqueOrThrow({ where: { name: role } });
    const person = { email, firstName: "Ana", lastName: "Ferrer", roleId, userId: profile.id, isActive };
    const adminUser = await tx.adminUser.create({ data: person });
    return { email, userId: profile.id, adminUserId: adminUser.id };
  });
}

/** Somebody with a custom role that may read and update everything, and create or delete nothing. */
export async function employProofreader() {
  const extent = { create: false, read: true, update: true, delete: false };
  const permissions = Object.fromEntries(PERMISSION_RESOURCES.map((resource) => [resource, extent]));
  const role = { name: "proofreader", description: "Lektorat", permissions };
  await write((tx) => tx.userRole.upsert({ where: { name: role.name }, create: { id: role.name, ...role }, update: role }));
  return employ({ role: role.name });
}

/** A visit from an address that no other test has used, because the limits count by it. */
export function somewhereNew() {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return { ...HOME, address: `2001:db8:${part()}:${part()}::1` };
}

export function setupForm(fields: Partial<Record<keyof typeof filledIn, string>> = {}) {
  return setupSchema.parse({ ...filledIn, ...fields });
}

export const filledIn = {
  full_name: "Ana María Ferrer",
  email: "ana@calima.example",
  password: PASSWORD,
  password_confirmation: PASSWORD,
};
