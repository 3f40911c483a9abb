import type { Transaction } from "~/platform/database-types";
import { endLoginLinksOf } from "./login-links.server";
import { endOtherSessionsOf, endSessionsOf } from "./sessions.server";

type NewPassword = {
  adminUserId: string;
  passwordHash: string;
  /** The id of the session that goes on; all others of the person end. */
  keeps?: string;
};

/**
 * Gives a person a password, and with the first one the login. Sessions and links of before are over from the next
 * request on. False if there is no such person.
 */
export async function setPassword(tx: Transaction, { adminUserId, passwordHash, keeps }: NewPassword): Promise<boolean> {
  const person = await tx.adminUser.findUnique({
    where: { id: adminUserId },
    select: { email: true, firstName: true, lastName: true, userId: true, role: { select: { name: true } } },
  });
  if (person === null) return false;
  const { email, role } = person;
  const login = { email, fullName: `${person.firstName} ${person.lastName}`.trim(), role: role.name, passwordHash };
  const { id: userId } = await tx.adminProfile.upsert({ where: { email }, create: login, update: login, select: { id: true } });
  if (person.userId === null) await connect(tx, { adminUserId, userId });
  await (keeps ? endOtherSessionsOf(tx, { userId, except: keeps }) : endSessionsOf(tx, userId));
  await endLoginLinksOf(tx, adminUserId);
  return true;
}

async function connect(tx: Transaction, { adminUserId, userId }: { adminUserId: string; userId: string }): Promise<void> {
  const data = { userId, initialPasswordHash: null, version: { increment: 1 } };
  await tx.adminUser.update({ where: { id: adminUserId }, data, select: { id: true } });
}
