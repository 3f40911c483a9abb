import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { env } from "../app/platform/env.server";
import { createFront } from "./front";
import { createHttpServer } from "./http-server";
import { openPrepared } from "./prepare-database";
import { openRemix } from "./remix-build";
import { BUILD, frontSettings, openRecords } from "./settings";
import { stopServer } from "./shutdown";

/** A proxy needs a moment to see that `/health` has changed; a person at the keyboard does not. */
const NOTICE_MS = { SIGTERM: 500, SIGINT: 0 } as const;

const LONGEST_GOODBYE_MS = 500;

/** Requests are not logged: they are the business of the proxy, and of visitors. */
const log = pino({ base: null });

let isStopping = false;

const onError = (error: unknown) => log.error({ err: error }, "front");

// why: React and others look here which of their two builds to run
process.env.NODE_ENV = env.NODE_ENV;
const settings = frontSettings(env);
const records = await openPrepared({
  open: () => openRecords(env, onError),
  expectedMigrations: settings.expectedMigrations,
  program: new URL("prepare.js", BUILD),
}).catch(giveUp);
const remix = await openRemix(env.NODE_ENV);
const front = createFront({ settings, records, remix, isStopping: () => isStopping, onError });
const server = createHttpServer(front.listener);

server.once("error", ({ message }) => giveUp(new Error(`The site cannot be reached: ${message}`)));
server.listen(env.PORT, env.HOST, () => void greet(server.address()));
process.on("SIGTERM", stop).on("SIGINT", stop).on("unhandledRejection", onError);

/** In one line: what there is to know beside stands above it. */
function giveUp(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function greet(address: string | AddressInfo | null): Promise<void> {
  const port = typeof address === "object" && address !== null ? address.port : env.PORT;
  const url = env.isPublicUrlGiven ? env.PUBLIC_URL : `http://localhost:${port}`;
  process.stdout.write(startupMessage({ url, isSetupComplete: await records.isSetupComplete(), asksForCode: env.SETUP_CODE !== undefined }));
}

interface Facts {
  url: string;
  isSetupComplete: boolean;
  /** Whether the set-up asks for SETUP_CODE. */
  asksForCode: boolean;
}

/** What a person reads in the terminal when the site is up: first of all where to go, as long as nobody can log in. */
function startupMessage({ url, isSetupComplete, asksForCode }: Facts): string {
  const base = url.replace(/\/$/, "");
  const site = `The site is at ${base}/\n`;
  if (isSetupComplete) return site;
  const code = asksForCode ? "It asks for the SETUP_CODE." : "Whoever comes first can make it: set SETUP_CODE to ask for a code.";
  return `${site}Nobody can log in yet. Make the first account at ${base}/admin - ${code}\n`;
}

/** Whoever asks a second time does not want to wait. */
function stop(signal: "SIGTERM" | "SIGINT"): void {
  if (isStopping) process.exit(1);
  isStopping = true;
  void end(signal);
}

async function end(signal: "SIGTERM" | "SIGINT"): Promise<void> {
  await Promise.all([remix.endBackgroundWork(), stopServer(server, { noticeMs: NOTICE_MS[signal] })]);
  front.close();
  await records.close();
  process.stdout.write("The site has stopped.\n");
  // why: the app closes its own connections on this event, which comes by itself only when they are closed
  process.emit("beforeExit", 0);
  setTimeout(() => process.exit(0), LONGEST_GOODBYE_MS).unref();
}
