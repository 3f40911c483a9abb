import passwords from "./common-passwords.txt?raw";
import words from "./frequent-words.txt?raw";

/** The 3,000 most common passwords that are long enough for our rule and common German, Spanish and English words, in lower case. */
const common = new Set([passwords, words].flatMap((list) => list.split("\n")).filter(Boolean));

/**
 * Whether a password is among the first that anybody would try: one of the lists, also with what people put around it
 * to have a figure and a mark in it ('Sommer2026!'). Upper and lower case make no difference.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize("NFKC").toLowerCase();
  return common.has(typed) || common.has(typed.replace(/^\P{L}+|\P{L}+$/gu, ""));
}
