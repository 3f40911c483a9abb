import { randomBytes } from "node:crypto";
import * as z from "zod";
import encodeQR from "qr";
import { company } from "~/i18n/company";
import { seal, unseal } from "~/platform/seal.server";
import { findCompany } from "../../company/company.server";
import { base32, inFours, newRecoveryCodes } from "./codes.server";

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
  const offered = { secret: base32(randomBytes(SECRET_BYTES)), codes: newRecoveryCodes() };
  return { ...offered, sealed: seal(JSON.stringify({ ...offered, madeAt: Date.now() }), purposeFor(userId)) };
}

/** What was offered to this person within the last hour; null for anything else. */
export function openEnrolmentToken(userId: string, sealed: string): EnrolmentToken | null {
  const text = unseal(sealed, purposeFor(userId));
  if (text === null) return null;
  const { secret, codes, madeAt } = contents.parse(JSON.parse(text));
  return Date.now() - madeAt < ONE_HOUR_MS ? { secret, codes, sealed } : null;
}

/** What the page that sets a second factor up shows: the secret to scan or to type, and the token that comes back. */
type Enrolment = { enrolmentToken: string; secret: string; uri: string; qr: QrDrawing };

/** The secret of a token as an app takes it, for the account of this e-mail. */
export async function enrolmentOf({ secret, sealed }: EnrolmentToken, email: string): Promise<Enrolment> {
  // why no error: the code that comes back is worth more than the name beside it
  const { name } = await findCompany().catch(() => company);
  const uri = addressFor(secret, name, email);
  return { enrolmentToken: sealed, secret: inFours(secret), uri, qr: drawQrCode(uri) };
}

function purposeFor(userId: string): string {
  return `second factor offered to ${userId}`;
}

/** The address that authenticator apps agree on (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
function addressFor(secret: string, issuer: string, email: string): string {
  const label = [issuer, email].map(encodeURIComponent).join(":");
  const query = { secret, issuer, algorithm: "SHA1", digits: "6", period: "30" };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${pairs.join("&")}`;
}

/** A QR code as one drawing: the side in modules, its quiet edge included, and the path of all dark ones. */
export type QrDrawing = { size: number; path: string };

/** Draws a text as a QR code. A square of one module each; runs of a row are one rectangle. */
export function drawQrCode(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const path = rows.map((row, y) => rectanglesOf(row, y)).join("");
  return { size: rows.length, path };
}

function rectanglesOf(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...line.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}
