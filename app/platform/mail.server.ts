import { Socket } from "node:net";
import { env } from "./env.server";
import { logger } from "./logger.server";
import { createNeighbour } from "./neighbour";
import { TIME_LIMITS } from "./time-limits";

export type Mail = { to: string; subject: string; text: string };

/** Somebody waits for the answer, and a healthy mail server needs a second. */
const { neighbourConnect } = TIME_LIMITS;
const SILENCES = { dnsTimeout: neighbourConnect, connectionTimeout: neighbourConnect, greetingTimeout: neighbourConnect, socketTimeout: neighbourConnect };

/** In addition to the silences: a server may drip its lines. */
const askInTime = createNeighbour("The server of mail");

const askMailServer = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => askInTime((signal) => work(signal).catch(throwWithoutSecrets), isOutOfReach);

/** A server may quote in its refusal the password, or the link in a mail that lets somebody in. */
function throwWithoutSecrets(error: unknown): never {
  if (!(error instanceof Error && "code" in error && "response" in error)) throw error;
  const { code, message } = error;
  const words = code === "EAUTH" ? message.replace(/(\d{3}(?:[ -]\d\.\d+\.\d+)?).*/s, "$1") : message.replaceAll(/[\w-]{20,}/g, "[word]");
  throw Object.assign(new Error(words), { code });
}

/** nodemailer's codes for "no answer"; refusals have others. */
const OUT_OF_REACH: unknown[] = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && "code" in error && OUT_OF_REACH.includes(error.code);
}

export const isMailConfigured = env.SMTP_URL !== undefined;

export async function requireMailServer(): Promise<void> {
  // verify() takes no signal, and would go on as long as the server drips
  const socket = new Socket();
  const transport = await openTransport({ socket });
  try {
    await askMailServer(() => transport.verify());
  } finally {
    transport.close();
    socket.destroy();
  }
}

/** Answers whether the server took it. Never rejects: faults are logged. */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const transport = await openTransport();
  try {
    const mail = { to: { name: "", address: to }, subject, text, disableFileAccess: true, disableUrlAccess: true };
    // given up, it must not go out after all, or hold a connection for as long as the server drips
    await askMailServer((signal) => transport.sendMail({ ...mail, signal }));
    return true;
  } catch (error) {
    logger.error({ err: error }, "a mail could not be sent");
    return false;
  } finally {
    transport.close();
  }
}

async function openTransport(own: { socket?: Socket } = {}) {
  // loaded here: most sites have no mail server
  const { createTransport } = await import("nodemailer");
  return createTransport({ url: env.SMTP_URL, ...SILENCES, ...own }, { from: env.MAIL_FROM });
}
