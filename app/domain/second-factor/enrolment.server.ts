import { company } from "~/i18n/company";
import { inFours } from "./base32";
import { drawQrCode, type QrDrawing } from "./qr-code.server";
import type { Ticket } from "./tickets.server";

/** What the page that sets a second factor up shows: the secret to scan or to type, and the ticket that comes back. */
export type Enrolment = { ticket: string; secret: string; uri: string; qr: QrDrawing };

/** The secret of a ticket as an app takes it, for the account of this e-mail. */
export function enrolmentOf({ secret, sealed }: Ticket, email: string): Enrolment {
  const uri = addressFor(secret, email);
  return { ticket: sealed, secret: inFours(secret), uri, qr: drawQrCode(uri) };
}

/** The address that authenticator apps agree on (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
function addressFor(secret: string, email: string): string {
  const label = [company.name, email].map(encodeURIComponent).join(":");
  const query = { secret, issuer: company.name, algorithm: "SHA1", digits: "6", period: "30" };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${pairs.join("&")}`;
}
