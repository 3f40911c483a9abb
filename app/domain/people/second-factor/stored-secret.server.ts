import { seal, unseal } from "~/platform/seal.server";
import { bytesOfBase32 } from "./base32";

/** What is stored of a secret. It opens for this person only, so that no row can be moved to another. */
export function sealSecret(userId: string, secret: string): string {
  return seal(secret, purposeFor(userId));
}

/** The bytes that codes are made from; null when SESSION_SECRET is another than when it was stored. */
export function openSecret(userId: string, stored: string): Uint8Array | null {
  const secret = unseal(stored, purposeFor(userId));
  return secret === null ? null : bytesOfBase32(secret);
}

function purposeFor(userId: string): string {
  return `second factor of ${userId}`;
}
