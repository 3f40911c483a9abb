import { findCompany } from "../../company/company.server";
import { isCommonPassword } from "./common-passwords.server";
import type { PasswordRefusal } from "./password-messages";
import { isMostlyMadeOf } from "./password-rule";
import { ADMIN_ROLE } from "./permissions";

const SHORTEST_OF_ADMINS = 10;

/** Whose password it is to be: what others know of somebody is no secret. */
export type PasswordOwner = { email: string; name: string; roleName: string };

/** Why somebody cannot have this password; null if they can. Only asked for a new one: those of before stay good. */
export async function refusalOf(password: string, { email, name, roleName }: PasswordOwner): Promise<PasswordRefusal | null> {
  if (isCommonPassword(password)) return "commonPassword";
  const { name: company } = await findCompany();
  const known = [email, name, company].flatMap((text) => [text, text.replaceAll(/\s/g, ""), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  if (isMostlyMadeOf(password, known)) return "personalPassword";
  return roleName === ADMIN_ROLE && [...password].length < SHORTEST_OF_ADMINS ? "shortPassword" : null;
}
