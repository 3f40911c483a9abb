import { read } from "~/platform/database.server";
import { verifyPassword } from "~/platform/password-hash.server";

/** Whether this is the password of the login; null when too many are waiting to be compared already. */
export async function isPasswordOf(userId: string, password: string): Promise<boolean | null> {
  const profile = await read.adminProfile.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  return verifyPassword(password, profile?.passwordHash ?? null);
}
