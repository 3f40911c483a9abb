import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret, secretKey } from "../access/secret-id";

const STEP_SECONDS = 30;
const DIGITS = 6;

const TOLERANCE = 1;

/** RFC 6238. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/** Codes of later steps are refused now. */
export function latestStep(now: Date): number {
  return stepAt(now) + TOLERANCE;
}

/** HMAC-SHA-1 and six digits, which every authenticator app supports (RFC 4226, section 5.3). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const place = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(place) & 0x7f_ff_ff_ff;
  return (number % 10 ** DIGITS).toString().padStart(DIGITS, "0");
}

/** Null for a wrong code. Compares in constant time. */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date): number | null {
  const now = stepAt(moment);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now - TOLERANCE + index);
  return steps.filter((step) => isSameSecret(codeOf(secret, step), code)).at(-1) ?? null;
}

const RECOVERY_CODES = 10;

/** 80 random bits each, so that a stolen table needs no slow hash. */
const RECOVERY_BYTES = 10;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => groupedByFour(base32(randomBytes(RECOVERY_BYTES)), "-"));
}

/** Independent of SESSION_SECRET: if that is lost, these codes still work. */
export function recoveryKey(code: string): string {
  return secretKey(plainCode(code));
}

export function plainCode(code: string): string {
  return code.normalize("NFKC").replace(/[^0-9a-z]/gi, "").toUpperCase();
}

export function isRecoveryCode(typed: string): boolean {
  return /^[A-Z2-7]{16}$/.test(plainCode(typed));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 without padding, for multiples of five bytes. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS.charAt(Number.parseInt(five, 2))).join("");
}

export function bytesOfBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}

export function groupedByFour(text: string, between = " "): string {
  return text.match(/.{1,4}/g)?.join(between) ?? "";
}
