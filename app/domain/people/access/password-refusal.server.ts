import { findCompany } from "../../company/company.server";
import type { PasswordRefusal } from "./password-messages";
import { isMostlyMadeOf } from "./password-rule";
import { ADMIN_ROLE } from "./permissions";
import passwords from "./common-passwords.txt?raw";
import words from "./frequent-words.txt?raw";

const SHORTEST_OF_ADMINS = 10;

type PasswordOwner = { email: string; name: string; roleName: string };

/** For new passwords only: existing ones stay valid. */
export async function refusalOf(password: string, { email, name, roleName }: PasswordOwner): Promise<PasswordRefusal | null> {
  if (isCommonPassword(password)) return "commonPassword";
  const { name: company } = await findCompany();
  const known = [email, name, company].flatMap((text) => [text, text.replaceAll(/\s/g, ""), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  if (isMostlyMadeOf(password, known)) return "personalPassword";
  return roleName === ADMIN_ROLE && [...password].length < SHORTEST_OF_ADMINS ? "shortPassword" : null;
}

/** The 3,000 most common passwords of at least our length, and common German, Spanish and English words, in lower case. */
const common = new Set([passwords, words].flatMap((list) => list.split("\n")).filter(Boolean));

/** Also finds one with digits and punctuation around it ("Sommer2026!"). */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize("NFKC").toLowerCase();
  return common.has(typed) || common.has(typed.replace(/^\P{L}+|\P{L}+$/gu, ""));
}
