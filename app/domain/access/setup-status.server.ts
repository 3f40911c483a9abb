import { read } from "~/platform/database.server";

export const SETUP_ID = "setup";

const anActiveAdmin = { isActive: true, userId: { not: null }, role: { name: "admin" } };

/**
 * Whether the site has its first admin. A lost status row does not open the set-up again:
 * an active admin with a login is proof enough.
 */
export async function isSetupComplete(): Promise<boolean> {
  const status = await read.setupStatus.findUnique({ where: { id: SETUP_ID }, select: { isSetupComplete: true } });
  if (status?.isSetupComplete) return true;
  return (await read.adminUser.count({ where: anActiveAdmin })) > 0;
}
