import list from "./common-passwords.txt?raw";

/** The 3,000 most common passwords that are long enough for our rule, in lower case. */
const frequentPasswords = new Set(list.split("\n").filter(Boolean));

/** Whether a password is among the first that anybody would try. Upper and lower case make no difference. */
export function isCommonPassword(password: string): boolean {
  return frequentPasswords.has(password.toLowerCase());
}
