// The programs that are compared, each in its own process with the same data.
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bareEnvironment, ROOT } from "../run.mjs";

/** `bar` is for the chart: microseconds of processor time. @typedef {{ what: string, value: string, aim?: string, bar?: [name: string, microseconds: number] }} Row */
/** @typedef {{ pid: number, port: number, stop: () => Promise<void> }} Server */

/** Made by the first site that starts; deleted at the end with everything that measurements wrote. */
export const siteFolder = join(tmpdir(), `calima-bench-${randomUUID()}`);

/** Whether servers and load can each have their own core, set with `taskset`. */
export const isPinned = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

export const BROWSER = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Encoding": "gzip, deflate, br",
  "Accept-Language": "de-DE,de;q=0.9,en;q=0.8",
  "Sec-Fetch-Site": "none",
  "Sec-Fetch-Mode": "navigate",
  Connection: "keep-alive",
};

export const MACHINE = Object.fromEntries(
  [...readFileSync(`${ROOT}fly.toml`, "utf8").matchAll(/^ *(NODE_OPTIONS|MALLOC_\w+) = "(.*)"$/gm)].map(([, name = "", value = ""]) => [name, value]),
);

const PROGRAMS = {
  front: ["build/server.js"],
  "npm start": ["scripts/start.mjs"],
  "remix-serve": ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
};

/** Fills the database once, and moves the load to its own core. */
export async function prepareSite() {
  if (isPinned) spawnSync("taskset", ["-cp", "1", String(process.pid)]);
  await (await startServer("front", 4870)).stop();
}

export function removeSite() {
  rmSync(siteFolder, { recursive: true, force: true });
}

/**
 * Starts a program and waits for its first page.
 * @param {keyof typeof PROGRAMS} name
 * @param {number} port
 * @param {Record<string, string>} [own] settings in addition to the usual ones
 * @returns {Promise<Server>}
 */
export async function startServer(name, port, own = {}) {
  const settings = { DATA_DIR: siteFolder, HOST: "127.0.0.1", PORT: String(port), ...own };
  const environment = { ...bareEnvironment(), ...settings };
  const server = spawnPinned(PROGRAMS[name], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"], env: environment });
  while ((await statusOf(port)) !== 200) {
    if (server.exitCode !== null) throw new Error(`${name} did not start`);
    await pause(2);
  }
  return runningServer(server, port);
}

/**
 * Starts a server that sends only this answer; `react` also renders 300 nodes each time.
 * @param {"node:http" | "express" | "react"} kind
 * @param {number} port
 * @param {{ headers: Record<string, string>, body: Buffer }} answer
 * @returns {Promise<Server>}
 */
export async function startOneAnswer(kind, port, { headers, body }) {
  /** @type {NodeJS.ProcessEnv} */
  const environment = { ...process.env, NODE_ENV: "production" };
  const server = spawnPinned(["scripts/bench/one-answer.mjs"], { cwd: ROOT, env: environment, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  server.send({ kind, port, headers, body: body.toString("base64") });
  await once(server, "message");
  return runningServer(server, port);
}

/** @param {string[]} script @param {import("node:child_process").SpawnOptions} options */
function spawnPinned(script, options) {
  const [program = "", ...parameters] = onServerCore([process.execPath, ...script]);
  return spawn(program, parameters, options);
}

/** @param {string[]} command */
export function onServerCore(command) {
  return isPinned ? ["taskset", "-c", "0", ...command] : command;
}

/** @param {import("node:child_process").ChildProcess} server @param {number} port @returns {Server} */
function runningServer(server, port) {
  return {
    pid: server.pid ?? 0,
    port,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill("SIGINT");
      await once(server, "exit");
    },
  };
}

/** @param {number} port @returns {Promise<number>} 0 if nothing answers */
function statusOf(port) {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path: "/", headers: BROWSER }, (answer) => resolve(answer.resume().statusCode ?? 0)).once(
      "error",
      () => resolve(0),
    );
  });
}
