import { randomBytes } from "node:crypto";
import { z } from "zod";
import { seal, unseal } from "~/platform/seal.server";
import { base32 } from "./base32";
import { newRecoveryCodes } from "./recovery-codes.server";

const ONE_HOUR_MS = 60 * 60 * 1000;

/** As long as the digest of SHA-1, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const contents = z.object({ secret: z.string(), codes: z.array(z.string()), madeAt: z.number() });

/** A secret and recovery codes that somebody is offered: `secret` in base32, `sealed` for the form, to come back with it. */
export type EnrolmentToken = { secret: string; codes: readonly string[]; sealed: string };

/**
 * A new secret and new codes for a person. Nothing is stored until the form comes back: opening a page writes nothing,
 * and the same form sent twice means the same secret and the same codes.
 */
export function newEnrolmentToken(userId: string): EnrolmentToken {
  const enrolmentToken = { secret: base32(randomBytes(SECRET_BYTES)), codes: newRecoveryCodes() };
  return { ...enrolmentToken, sealed: seal(JSON.stringify({ ...enrolmentToken, madeAt: Date.now() }), purposeFor(userId)) };
}

/** What was offered to this person within the last hour; null for anything else. */
export function openEnrolmentToken(userId: string, sealed: string): EnrolmentToken | null {
  const text = unseal(sealed, purposeFor(userId));
  if (text === null) return null;
  const { secret, codes, madeAt } = contents.parse(JSON.parse(text));
  return Date.now() - madeAt < ONE_HOUR_MS ? { secret, codes, sealed } : null;
}

function purposeFor(userId: string): string {
  return `second factor offered to ${userId}`;
}
