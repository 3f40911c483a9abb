import { randomBytes } from "node:crypto";
import * as z from "zod";
import encodeQR from "qr";
import { company } from "~/i18n/company";
import { seal, unseal } from "~/platform/seal.server";
import { findCompany } from "../../company/company.server";
import { base32, groupedByFour, newRecoveryCodes } from "./codes.server";

const ONE_HOUR_MS = 60 * 60 * 1000;

/** The length of a SHA-1 digest, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

export const CODES_SHOWN_SECONDS = 5 * 60;

const contents = z.object({ secret: z.string(), codes: z.array(z.string()), madeAt: z.number() });

/** `secret` in base32. The form contains `sealed` and sends it back. */
export type EnrolmentToken = { secret: string; codes: readonly string[]; madeAt: number; sealed: string };

/** Stores nothing until the form is sent; sending it twice gives the same secret and codes. */
export function newEnrolmentToken(userId: string): EnrolmentToken {
  const offered = { secret: base32(randomBytes(SECRET_BYTES)), codes: newRecoveryCodes(), madeAt: Date.now() };
  return { ...offered, sealed: seal(JSON.stringify(offered), purposeFor(userId)) };
}

export function openEnrolmentToken(userId: string, sealed: string): EnrolmentToken | null {
  const text = unseal(sealed, purposeFor(userId));
  if (text === null) return null;
  const offered = contents.parse(JSON.parse(text));
  return Date.now() - offered.madeAt < ONE_HOUR_MS ? { ...offered, sealed } : null;
}

export async function enrolmentOf({ secret, sealed }: EnrolmentToken, email: string) {
  // the code matters more than the name beside it
  const { name } = await findCompany().catch(() => company);
  const uri = addressFor(secret, name, email);
  return { enrolmentToken: sealed, secret: groupedByFour(secret), uri, qr: drawQrCode(uri) };
}

function purposeFor(userId: string): string {
  return `second factor offered to ${userId}`;
}

/** github.com/google/google-authenticator/wiki/Key-Uri-Format */
function addressFor(secret: string, issuer: string, email: string): string {
  const label = [issuer, email].map(encodeURIComponent).join(":");
  const query = { secret, issuer, algorithm: "SHA1", digits: "6", period: "30" };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${pairs.join("&")}`;
}

/** `size` in modules, quiet zone included; `path` has a unit square for each dark module. */
export function drawQrCode(text: string) {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const path = rows.map((row, y) => rectanglesOf(row, y)).join("");
  return { size: rows.length, path };
}

function rectanglesOf(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...line.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}
