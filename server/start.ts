import type { AddressInfo } from "node:net";
import { env } from "../app/platform/env.server";
import { endFirstStart } from "../app/platform/first-start";
import { TIME_LIMITS } from "../app/platform/time-limits";
import { requireWritableFolders } from "../app/platform/writable-folders";
import { createFront } from "./front";
import { createHttpServer } from "./http-server";
import { openPrepared } from "./prepare-database";
import { openRemix } from "./remix-build";
import { BUILD, frontSettings, isSoleProcess, openFrontDatabase } from "./settings";
import { stopServer } from "./shutdown";

/** A proxy needs a moment to notice /health; a person at the keyboard does not. */
const NOTICE_MS = { SIGTERM: 500, SIGINT: 0 } as const;

const LONGEST_GOODBYE_MS = 500;

let isStopping = false;

/** Replaced instead of the listener, because removing a listener loses signals that were not delivered yet. */
let onSignal: (signal: "SIGTERM" | "SIGINT") => void = () => process.exit(0);

// process 1 of a container ignores signals that have no listener, and would be killed while serving
process.on("SIGTERM", () => onSignal("SIGTERM")).on("SIGINT", () => onSignal("SIGINT"));

// the reader of the log may end first, for example behind a pipe; the shutdown must still complete
process.stdout.on("error", () => undefined);

// the parser of forms quotes up to 8 KB of what a stranger sent; the log contains no such words
const { warn } = console;
Object.assign(console, { warn: (...words: unknown[]) => String(words[0]).startsWith("Failed to decode filename") || warn(...words) });

/** Until the app is loaded, a fault ends the start. */
let onError: (error: unknown) => void = () => undefined;

const settings = await requireWritableFolders(env)
  .then(() => frontSettings(env))
  .catch(giveUp);
const database = await openPrepared({
  open: () => openFrontDatabase(env, (error) => onError(error)),
  expectedMigrations: settings.expectedMigrations,
  program: new URL("prepare.js", BUILD),
}).catch(giveUp);
endFirstStart(env);
const remix = await openRemix(env.NODE_ENV).catch(giveUp);
onError = remix.logError;
await remix.requireWritableDatabase().catch(giveUp);
// read before the site listens, so that a process which is stopped at once has greeted
const isSole = await isSoleProcess(env);
const isSetupComplete = await database.isSetupComplete().catch(giveUp);
const front = createFront({ settings, database, remix, isStopping: () => isStopping, onError });
const server = createHttpServer(front.listener, { hasProxy: settings.trustProxy !== null });

server.once("error", ({ message }) => giveUp(new Error(`The site cannot listen there (PORT, HOST): ${message}`)));
server.listen(env.PORT, env.HOST, () => greet(server.address()));
onSignal = stop;
process.on("unhandledRejection", (error) => onError(error));

function giveUp(error: unknown): never {
  process.stderr.write(`${(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").trim()}\n`);
  process.exit(1);
}

function greet(address: string | AddressInfo | null): void {
  const port = typeof address === "object" && address !== null ? address.port : env.PORT;
  const url = env.isPublicUrlGiven ? env.PUBLIC_URL : `http://localhost:${port}`;
  process.stdout.write(isSole ? startupMessage(url) : `${SHARED}${startupMessage(url)}`);
}

const SHARED = "Another process of the site runs on this database already: stop one of them, because both make backups and ship changes.\n";

const NAMELESS = "PUBLIC_URL is not set: every host name is taken for ours, cookies travel without TLS, and links lead to this machine.\n";

function startupMessage(url: string): string {
  const base = url.replace(/\/$/, "");
  const isNameless = !env.isPublicUrlGiven && env.NODE_ENV === "production";
  const site = `The site is at ${base}/\n${isNameless ? NAMELESS : ""}`;
  if (isSetupComplete) return site;
  const code = env.SETUP_CODE === undefined ? "Whoever comes first can make it: set SETUP_CODE to ask for a code." : "It asks for the SETUP_CODE.";
  return `${site}Nobody can log in yet. Make the first account at ${base}/admin - ${code}\n`;
}

/** A second signal stops the process at once. */
function stop(signal: "SIGTERM" | "SIGINT"): void {
  if (isStopping) process.exit(1);
  isStopping = true;
  setTimeout(breakOff, TIME_LIMITS.stop).unref();
  void end(signal);
}

function breakOff(): never {
  process.stdout.write("The site was stopped while something still waited, most likely for the database.\n");
  process.exit(1);
}

async function end(signal: "SIGTERM" | "SIGINT"): Promise<void> {
  // caught, so that a failing job does not prevent closing the database, which writes the log back
  const served = stopServer(server, { noticeMs: NOTICE_MS[signal] });
  await Promise.all([remix.endBackgroundWork(served).catch(onError), served]);
  front.close();
  await database.close();
  process.stdout.write("The site has stopped.\n");
  // the app closes its connections on this event, which Node would emit only after they are closed
  process.emit("beforeExit", 0);
  setTimeout(() => process.exit(0), LONGEST_GOODBYE_MS).unref();
}
