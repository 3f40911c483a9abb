import { createHash, randomBytes } from "node:crypto";

/** For cookies, one-time links and previews: lets in whoever holds it. */
export function newSecretId(): string {
  return randomBytes(32).toString("base64url");
}

/** Only the SHA-256 is stored: a stolen table opens nothing. */
export function secretKey(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
