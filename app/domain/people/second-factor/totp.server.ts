import { createHmac, timingSafeEqual } from "node:crypto";

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

function isSame(right: string, typed: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(typed)];
  return a.length === b.length && timingSafeEqual(a, b);
}
