import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { COMPILED } from "../../scripts/build.mjs";
import { bareEnvironment } from "../../scripts/run.mjs";
import type { SiteData } from "./site-data";
import { freePort } from "../../scripts/free-port.mjs";
import { until } from "./until";
import type { Visitor } from "./visitor";
import { visitorOf } from "./visitor";

const ROOT = join(import.meta.dirname, "../..");

/** The two ways to serve a build: our front, or Remix's stock server, on which every guard must work as well. */
const ENTRIES = {
  front: ["build/server.js"],
  "remix-serve": ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
} as const;

export interface Site {
  origin: string;
  data: SiteData;
  newVisitor: () => Visitor;
  /** Everything the server has written so far, shown when a test fails. */
  log: () => string;
  stop: () => Promise<void>;
}

export interface StartOptions {
  data: SiteData;
  served?: keyof typeof ENTRIES;
  environment?: Record<string, string>;
}

/** Starts the built site on its own port and waits until it is ready. */
export async function startSite({ data, served = "front", environment = {} }: StartOptions): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const server = spawn(process.execPath, [...ENTRIES[served]], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...outerEnvironment(), ...data.environment, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: origin, ...environment },
  });
  const log = collectOutput(server);
  // not "exit": the last output may still be in the pipe then
  const end = once(server, "close");
  const mustRun = async () => {
    if (server.exitCode === null) return;
    await end;
    throw new Error(`the server stopped at once:\n${log()}`);
  };
  await until(`${served} answers /health`, async () => (await mustRun(), isHealthy(origin)), 60_000);
  const stop = async () => void (server.kill("SIGINT"), await end);
  return { origin, data, log, newVisitor: () => visitorOf(origin), stop };
}

/** Without the variables of the person who runs the tests, which could change the result. */
export function outerEnvironment() {
  return { ...bareEnvironment(), NODE_COMPILE_CACHE: COMPILED };
}

function collectOutput(server: ChildProcess) {
  const chunks: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join("");
}

async function isHealthy(origin: string) {
  try {
    return (await fetch(`${origin}/health`)).status === 200;
  } catch {
    return false;
  }
}
