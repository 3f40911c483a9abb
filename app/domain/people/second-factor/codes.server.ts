import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP_SECONDS = 30;
const DIGITS = 6;

/** How many steps a phone's clock may be ahead or behind. */
const TOLERANCE = 1;

/** The number of the 30 seconds that a moment lies in (RFC 6238). */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/** The code of a step, as every authenticator app shows it: HMAC-SHA-1, six digits (RFC 4226, section 5.3). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const place = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(place) & 0x7f_ff_ff_ff;
  return (number % 10 ** DIGITS).toString().padStart(DIGITS, "0");
}

/** The step around this moment that a code of six digits belongs to; null for none. Takes one time, however near it comes. */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date): number | null {
  const now = stepAt(moment);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now - TOLERANCE + index);
  return steps.filter((step) => isSame(codeOf(secret, step), code)).at(-1) ?? null;
}

const RECOVERY_CODES = 10;

/** 80 bits each: nobody guesses one, and no slow hash is needed to keep them from somebody who has stolen the table. */
const RECOVERY_BYTES = 10;

/** Ten new codes as a person writes them down: "ABCD-EFGH-JKLM-NPQR". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => inFours(base32(randomBytes(RECOVERY_BYTES)), "-"));
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

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as letters that are hard to confuse (RFC 4648), eight for five bytes. Takes a whole number of fives. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS.charAt(Number.parseInt(five, 2))).join("");
}

/** The bytes again. Takes letters of the alphabet only. */
export function bytesOfBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}

/** "ABCD EFGH": easier to read and to type. */
export function inFours(text: string, between = " "): string {
  return text.match(/.{1,4}/g)?.join(between) ?? "";
}

function isSame(right: string, typed: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(typed)];
  return a.length === b.length && timingSafeEqual(a, b);
}
