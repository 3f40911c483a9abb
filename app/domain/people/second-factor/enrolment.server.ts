import { company } from "~/i18n/company";
import { findCompany } from "../../company/company.server";
import { inFours } from "./base32";
import { drawQrCode, type QrDrawing } from "./qr-code.server";
import type { EnrolmentToken } from "./enrolment-tokens.server";

/** What the page that sets a second factor up shows: the secret to scan or to type, and the enrolmentToken that comes back. */
export type Enrolment = { enrolmentToken: string; secret: string; uri: string; qr: QrDrawing };

/** The secret of a enrolmentToken as an app takes it, for the account of this e-mail. */
export async function enrolmentOf({ secret, sealed }: EnrolmentToken, email: string): Promise<Enrolment> {
  // why no error: the code that comes back is worth more than the name beside it
  const { name } = await findCompany().catch(() => company);
  const uri = addressFor(secret, name, email);
  return { enrolmentToken: sealed, secret: inFours(secret), uri, qr: drawQrCode(uri) };
}

/** The address that authenticator apps agree on (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
function addressFor(secret: string, issuer: string, email: string): string {
  const label = [issuer, email].map(encodeURIComponent).join(":");
  const query = { secret, issuer, algorithm: "SHA1", digits: "6", period: "30" };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${pairs.join("&")}`;
}
