import { createHash, randomBytes } from "node:crypto";

/** Lets in whoever holds it: of a session for the cookie, of a one-time link or of a preview for its address. */
export function newSecretId(): string {
  return randomBytes(32).toString("base64url");
}

/** The table keeps only the SHA-256, so that a stolen table opens nothing. */
export function secretKey(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
