import { isMailConfigured, sendMail } from "~/platform/mail.server";
import { findCompany } from "../../company/company.server";
import { LINK_HOURS } from "../access/login-link";
import type { User } from "./user";

/** What became of the mail with a one-time link; `off` where no mail can be sent. */
export type LinkMail = "sent" | "failed" | "off";

/** Whether one-time links are sent as well as shown. */
export const areLinksMailed = isMailConfigured;

/** Sends somebody the link with which they choose a password. `url` is the whole address. */
export async function mailLink({ email, firstName }: User, url: string): Promise<LinkMail> {
  if (!areLinksMailed) return "off";
  const company = await findCompany();
  const text = [
    `Guten Tag ${firstName},`,
    `mit diesem Link wählen Sie Ihr Passwort für die Verwaltung der Website von ${company.name}:`,
    url,
    `Er gilt ${LINK_HOURS.toString()} Stunden und ein einziges Mal. Geben Sie ihn niemandem weiter.`,
    "Wenn Sie diese E-Mail nicht erwartet haben, sagen Sie es bitte Ihrem Administrator.",
  ].join("\n\n");
  return (await sendMail({ to: email, subject: `Ihr Zugang zur Website von ${company.name}`, text })) ? "sent" : "failed";
}
