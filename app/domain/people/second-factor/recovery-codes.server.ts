import { createHash, randomBytes } from "node:crypto";
import { base32, inFours } from "./base32";

const HOW_MANY = 10;

/** 80 bits each: nobody guesses one, and no slow hash is needed to keep them from who has stolen the table. */
const BYTES = 10;

/** Ten new codes as a person writes them down: "ABCD-EFGH-JKLM-NPQR". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => inFours(base32(randomBytes(BYTES)), "-"));
}

/**
 * What is stored of a code, however it was typed. Not tied to SESSION_SECRET: when that is lost, these codes are the
 * way in that is left.
 */
export function recoveryKey(code: string): string {
  return createHash("sha256").update(plainCode(code)).digest("hex");
}

/** A code without what people put between its letters. */
export function plainCode(code: string): string {
  return code.normalize("NFKC").replace(/[^0-9a-z]/gi, "").toUpperCase();
}
