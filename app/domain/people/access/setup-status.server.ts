import { read } from "~/platform/database.server";
import { ADMIN_ROLE } from "./permissions";

export const SETUP_ID = "setup";

/** Who can log in and may do everything. */
export const AN_ACTIVE_ADMIN = { isActive: true, userId: { not: null }, role: { name: ADMIN_ROLE } };

/**
 * Whether the site has its first admin. A lost status row does not open the set-up again:
 * an active admin with a login is proof enough.
 */
export async function isSetupComplete(): Promise<boolean> {
  const status = await read.setupStatus.findUnique({ where: { id: SETUP_ID }, select: { isSetupComplete: true } });
  if (status?.isSetupComplete) return true;
  return (await read.adminUser.count({ where: AN_ACTIVE_ADMIN })) > 0;
}
