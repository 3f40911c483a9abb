import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** For cookies, one-time links and previews: whoever has it gets in. */
export function newSecretId(): string {
  return randomBytes(32).toString("base64url");
}

/** The SHA-256, which alone is stored: a stolen table gives no access. */
export function secretKey(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

/** Compares hashes, because `timingSafeEqual` needs equal lengths. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(secretKey(a)), Buffer.from(secretKey(b)));
}
