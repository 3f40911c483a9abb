import { Socket } from "node:net";
import { env } from "./env.server";
import { logger } from "./logger.server";
import { createNeighbour } from "./neighbour";
import { TIME_LIMITS } from "./time-limits";

export type Mail = { to: string; subject: string; text: string };

/** Short, because somebody waits for the answer, and a healthy mail server needs a second. */
const { neighbourConnect } = TIME_LIMITS;
const SILENCES = { dnsTimeout: neighbourConnect, connectionTimeout: neighbourConnect, greetingTimeout: neighbourConnect, socketTimeout: neighbourConnect };

/** An overall limit besides those for silence, because a server may send its lines very slowly. */
const askInTime = createNeighbour("The mail server");

const askMailServer = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => askInTime((signal) => work(signal).catch(throwWithoutSecrets), isOutOfReach);

/** A server's refusal may quote the password, or a one-time link in the mail. */
function throwWithoutSecrets(error: unknown): never {
  if (!(error instanceof Error && "code" in error && "response" in error)) throw error;
  const { code, message } = error;
  const words = code === "EAUTH" ? message.replace(/(\d{3}(?:[ -]\d\.\d+\.\d+)?).*/s, "$1") : message.replaceAll(/[\w-]{20,}/g, "[word]");
  throw Object.assign(new Error(words), { code });
}

/** nodemailer's codes for "no answer"; refusals have other codes. */
const OUT_OF_REACH: unknown[] = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && "code" in error && OUT_OF_REACH.includes(error.code);
}

export const isMailConfigured = env.SMTP_URL !== undefined;

export async function requireMailServer(): Promise<void> {
  // verify() takes no signal, and would continue as long as the server sends slowly
  const socket = new Socket();
  const transport = await openTransport({ socket });
  try {
    await askMailServer(() => transport.verify());
  } finally {
    transport.close();
    socket.destroy();
  }
}

/** Answers whether the server accepted the mail. Never rejects: faults are logged. */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const transport = await openTransport();
  try {
    const mail = { to: { name: "", address: to }, subject, text, disableFileAccess: true, disableUrlAccess: true };
    // after the time limit the mail must not be sent after all, and the connection must close
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
  // loaded here, because most sites have no mail server
  const { createTransport } = await import("nodemailer");
  return createTransport({ url: env.SMTP_URL, ...SILENCES, ...own }, { from: env.MAIL_FROM });
}
