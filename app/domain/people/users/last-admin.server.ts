import type { Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { AN_ACTIVE_ADMIN } from "../access/setup.server";
import { ADMIN_ROLE } from "../access/permissions";
import type { User } from "./user";

/**
 * Whether nobody could look after the administration without this person. Asked in the transaction that takes them
 * out: transactions behave as if each ran alone, so of two admins who take each other out one is refused.
 */
export async function isLastAdmin(tx: Transaction, { id, isActive, hasLogin, roleName }: User): Promise<boolean> {
  if (!isActive || !hasLogin || roleName !== ADMIN_ROLE) return false;
  return (await tx.adminUser.count({ where: { ...AN_ACTIVE_ADMIN, id: { not: id } } })) === 0;
}

/** The only admin who can log in; null when there are several. For screens, which offer no step that would be refused. */
export async function findLastAdminId(): Promise<string | null> {
  const [one, another] = await read.adminUser.findMany({ where: AN_ACTIVE_ADMIN, select: { id: true }, take: 2 });
  return one !== undefined && another === undefined ? one.id : null;
}
