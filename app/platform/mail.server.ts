import { env } from "./env.server";
import { logger } from "./logger.server";
import { createNeighbour } from "./neighbour";
import { TIME_LIMITS } from "./time-limits";

export type Mail = { to: string; subject: string; text: string };

/** Somebody waits for the answer; a server of mail that is well needs a second. Each of them ends a silence. */
const { neighbourConnect } = TIME_LIMITS;
const SILENCES = { dnsTimeout: neighbourConnect, connectionTimeout: neighbourConnect, greetingTimeout: neighbourConnect, socketTimeout: neighbourConnect };

/** why beside: a server that drips its lines is never silent */
const askInTime = createNeighbour("The server of mail");

const askMailServer = <Answer>(work: () => Promise<Answer>) => askInTime(work, isOutOfReach);

/** As nodemailer names what is no answer of a server of mail; a refusal has another code. */
const OUT_OF_REACH: unknown[] = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && "code" in error && OUT_OF_REACH.includes(error.code);
}

export const isMailConfigured = env.SMTP_URL !== undefined;

/** Throws when the server of mail cannot be reached, or does not let us in. Sends nothing. */
export async function requireMailServer(): Promise<void> {
  const transport = await openTransport();
  try {
    await askMailServer(() => transport.verify());
  } finally {
    transport.close();
  }
}

/** Answers whether it was taken. Never rejects: what went wrong is in the server's log. */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const transport = await openTransport();
  try {
    await askMailServer(() => transport.sendMail({ to: { name: "", address: to }, subject, text, disableFileAccess: true, disableUrlAccess: true }));
    return true;
  } catch (error) {
    logger.error({ err: error }, "a mail could not be sent");
    return false;
  } finally {
    transport.close();
  }
}

async function openTransport() {
  // why here: most sites have no server of mail, and need not keep its program in memory
  const { createTransport } = await import("nodemailer");
  return createTransport({ url: env.SMTP_URL, ...SILENCES }, { from: env.MAIL_FROM });
}
