// A site with its own Postgres, a network in between that can be broken, and people who use the site.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { enterAdministration, listMemberIds, openMemberForm } from "../bench/staff.mjs";
import { mayCreateDatabases } from "../postgres.mjs";
import { freePort } from "../free-port.mjs";
import { startPostgres } from "../postgres-server.mjs";
import { bareEnvironment, ROOT } from "../run.mjs";
import { say } from "./outage-states.mjs";
import { startProxy } from "./tcp-proxy.mjs";

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */
/** @typedef {{ what: string, status: number, milliseconds: number }} Answer `status` 0: no answer */

const OWNERSHIP = ["CREATE ROLE site LOGIN", "CREATE DATABASE site OWNER site TEMPLATE template0 ENCODING 'UTF8'"];

export async function openSite() {
  const postgres = await startPostgres(mayCreateDatabases);
  if (postgres === undefined) throw new Error("A Postgres of our own could not be started");
  await say(postgres.url, ...OWNERSHIP);
  const proxy = await startProxy(Number(new URL(postgres.url).port));
  const site = await startSite({ DATABASE_URL: `postgres://site@127.0.0.1:${proxy.port}/site` });
  return {
    network: { postgres, proxy },
    ...site,
    stop: async () => {
      await site.stop();
      proxy.stop();
      postgres.stop();
    },
  };
}

/**
 * Starts a site with its own data folder (unless `DATA_DIR` is given), and people who use it.
 * @param {Record<string, string>} [settings]
 * @param {string} [root] the folder of the build
 * @param {string[]} [launcher] a command that starts the command after it
 */
export async function startSite(settings = {}, root = ROOT, launcher = []) {
  const folder = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), "calima-drill-"));
  const port = Number(settings.PORT ?? (await freePort()));
  /** @type {NodeJS.ProcessEnv} */
  const environment = {
    ...bareEnvironment(),
    DATA_DIR: folder,
    SESSION_SECRET: "only for drills, where nothing has to be kept secret",
    HOST: "127.0.0.1",
    PORT: String(port),
    TRUST_PROXY: "1",
    ...settings,
  };
  const begin = performance.now();
  const [program, ...given] = [...launcher, process.execPath, "build/server.js"];
  const server = spawn(program, given, { cwd: root, stdio: ["ignore", "pipe", "inherit"], env: environment });
  let log = "";
  server.stdout.setEncoding("utf8").on("data", (text) => void (log += text));
  while (!log.includes("The site is at")) {
    if (server.exitCode !== null) throw new Error(`The site did not start:\n${log}`);
    await pause(10);
  }
  const startedAfter = performance.now() - begin;
  return {
    folder,
    startedAfter,
    port,
    server,
    log: () => log,
    ask: peopleOf(port, await enter(port)),
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill("SIGKILL");
        await once(server, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TRIES = 5;

/** Logs in, and retries if the machine is too busy at the moment. @param {number} port */
async function enter(port) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await enterAdministration(port);
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(1_000);
    }
  }
}

/** What people do on the site, each with its answer. @param {number} port @param {import("../bench/staff.mjs").Staff} staff */
function peopleOf(port, staff) {
  const origin = `http://127.0.0.1:${port}`;
  /** @param {string} path @param {Record<string, string>} fields */
  const post = async (path, fields) => {
    const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address() };
    const answer = await fetch(origin + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
    await answer.arrayBuffer();
    return answer.status;
  };
  const words = { name: "Clara Vent", email: "clara@calima.example", subject: "Werft", message: "Guten Tag" };
  const sponsor = () => new URLSearchParams({ id: randomUUID(), name: "Übung", category: "Übung" });
  return {
    page: () => timed("a public page", async () => (await fetch(`${origin}/de/team`)).status),
    list: () => timed("a list of the administration", async () => (await staff.open("/admin/sponsors")).status),
    openList: () => staff.open("/admin/sponsors"),
    openLogin: () => fetch(`${origin}/admin/login`),
    save: () => timed("a save", async () => (await staff.send("/admin/sponsors/new", sponsor())).status),
    /** @param {string} name */
    saveText: (name) => staff.sendAndRead("/admin/sponsors/new", new URLSearchParams({ id: randomUUID(), name, category: "Übung" })),
    openMember: async () => openMemberForm(staff, (await listMemberIds(staff))[0] ?? ""),
    upload: staff.upload,
    contact: () => timed("the contact form", () => post("/de/kontakt", { ...words, message: `Guten Tag ${randomUUID()}` })),
    login: () => timed("a login", () => post("/admin/login", { email: `${randomUUID()}@calima.example`, password: "Sieben Inseln im Wind" })),
    health: () => timed("/health", async () => (await fetch(`${origin}/health`)).status),
  };
}

/** A different visitor each time, so that none reaches a rate limit. */
function address() {
  return `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250) + 1).join(".")}`;
}

/** @param {string} what @param {() => Promise<number>} ask answers the status @returns {Promise<Answer>} */
export async function timed(what, ask) {
  const begin = performance.now();
  const status = await ask().catch(() => 0);
  return { what, status, milliseconds: performance.now() - begin };
}
