// What an answer costs the processor: from memory, rendered, unknown, a file; each compared with another server.
// All servers share one core and take turns; each round measures all of them, and ratios are taken within a round.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import Database from "better-sqlite3";
import { load, openVisit } from "./load.mjs";
import { processorTime, residentMemory } from "./processor-time.mjs";
import { BROWSER, isPinned, onServerCore, siteFolder, startOneAnswer, startServer } from "./servers.mjs";
import { median } from "./times.mjs";

/** @typedef {import("./servers.mjs").Server} Server */

const PAGE = "/de/sponsoren";
const ROUNDS = 9;
const TURN_MS = 600;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureAnswers() {
  // every deployment sets it (fly.toml), and without it each host name is checked
  const front = await startServer("front", 4871, { PUBLIC_URL: "http://127.0.0.1:4871" });
  const idle = residentMemory(front.pid);
  const page = await answerOf(front.port, PAGE);
  const style = await fileOf(front.port);
  const servers = {
    raw: await startOneAnswer("node:http", 4872, page),
    express: await startOneAnswer("express", 4873, page),
    react: await startOneAnswer("react", 4874, { headers: {}, body: Buffer.from("") }),
    nginx: await startNginx(4875, page.body),
    remix: await startServer("remix-serve", 4876),
  };
  const database = new Database(join(siteFolder, "site.db"), { timeout: 5_000 });
  const subjects = {
    raw: () => costOf(servers.raw, PAGE),
    page: () => costOf(front, PAGE),
    unchanged: () => costOf(front, PAGE, { "If-None-Match": page.headers.etag ?? "" }),
    unknown: () => costOf(front, "/nobody-knows/this"),
    file: () => costOf(front, style),
    express: () => costOf(servers.express, PAGE),
    nginx: () => (servers.nginx ? costOf(servers.nginx, "/") : Promise.resolve(Number.NaN)),
    react: () => costOf(servers.react, "/"),
    miss: () => costOfMiss(front, database),
    remix: () => costOf(servers.remix, PAGE),
  };
  const costs = await takeRounds(subjects);
  const loaded = residentMemory(front.pid);
  database.close();
  for (const server of [front, ...Object.values(servers)]) await server?.stop();
  const warm = Object.fromEntries(Object.entries(costs).map(([name, [, ...others]]) => [name, others]));
  return shown(warm, { idle, loaded, bytes: page.body.length, coldMiss: costs.miss?.[0] ?? 0 });
}

/** @typedef {Record<string, number[]>} Costs microseconds by subject and round */

/**
 * The first round, with cold caches, does not count.
 * @param {Record<string, () => Promise<number>>} subjects
 * @returns {Promise<Costs>}
 */
async function takeRounds(subjects) {
  /** @type {Costs} */
  const costs = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, measure] of Object.entries(subjects)) {
      (costs[name] ??= []).push(await measure());
    }
  }
  return costs;
}

/**
 * @param {Costs} costs
 * @param {{ idle: number, loaded: number, bytes: number, coldMiss: number }} more
 * @returns {import("./servers.mjs").Row[]}
 */
function shown(costs, { idle, loaded, bytes, coldMiss }) {
  const cost = (/** @type {string} */ name) => median(costs[name] ?? []);
  const times = (/** @type {string} */ name, /** @type {string} */ yardstick) =>
    median((costs[name] ?? []).map((one, round) => one / (costs[yardstick]?.[round] ?? 1)));
  const row = (/** @type {string} */ what, /** @type {string} */ name, /** @type {string} */ yardstick, /** @type {string} */ aim) => ({
    what,
    value: `${cost(name).toFixed(cost(name) < 1_000 ? 1 : 0)} µs CPU, ${times(name, yardstick).toFixed(2)} × ${yardstick}`,
    aim,
    bar: bar(what, name),
  });
  /** @returns {[name: string, microseconds: number]} */
  const bar = (/** @type {string} */ what, /** @type {string} */ name) => [what, cost(name)];
  return [
    { what: "raw: node:http with the bytes of the page", value: `${cost("raw").toFixed(1)} µs CPU`, bar: bar("node:http", "raw") },
    row("page: from memory", "page", "raw", "≤ 1.2 ×"),
    row("page from memory that the browser has (304)", "unchanged", "raw", ""),
    row("unknown address", "unknown", "page", "≤ 2 ×"),
    row("style sheet", "file", "page", "≤ 1.2 ×"),
    row("nginx with the same bytes as a file", "nginx", "raw", ""),
    row("Express with the same bytes", "express", "raw", ""),
    { what: "react: bare rendering of 300 nodes", value: `${reactAlone(costs).toFixed(0)} µs CPU` },
    { what: "page rendered anew after an edit", value: `${cost("miss").toFixed(0)} µs CPU, ${(cost("miss") / reactAlone(costs)).toFixed(1)} × react`, aim: "≤ 25 ×, better 15 ×", bar: bar("page rendered anew after an edit", "miss") },
    { what: "the same in the first turn, before V8 has compiled hot code", value: `${coldMiss.toFixed(0)} µs CPU` },
    row("the same build under remix-serve", "remix", "page", ""),
    { what: "page as sent (br)", value: `${bytes} bytes` },
    { what: "resident memory, idle / afterwards", value: `${idle.toFixed(0)} / ${loaded.toFixed(0)} MB`, aim: "≤ 110 / 140 MB" },
    { what: "servers and load on separate cores", value: isPinned ? "yes (taskset)" : "no" },
  ];
}

/** Without the server around it. @param {Costs} costs */
function reactAlone(costs) {
  return median((costs.react ?? []).map((one, round) => one - (costs.raw?.[round] ?? 0)));
}

/** @param {Server} server @param {string} path @param {Record<string, string>} [headers] */
async function costOf({ pid, port }, path, headers = {}) {
  const before = processorTime(pid);
  const requests = await load({ port, path, headers: { ...BROWSER, ...headers } }, TURN_MS);
  return (processorTime(pid) - before) / requests;
}

/**
 * The cost of a miss: a sponsor is changed, the page is requested and rendered, and so on.
 * @param {Server} front
 * @param {Database.Database} database
 */
async function costOfMiss({ pid, port }, database) {
  const edit = database.prepare("UPDATE partners SET name = ? WHERE id = (SELECT min(id) FROM partners)");
  const visit = await openVisit({ port, path: PAGE, headers: BROWSER });
  const before = processorTime(pid);
  const end = performance.now() + TURN_MS;
  let misses = 0;
  for (; performance.now() < end; misses += 1) {
    edit.run(`Messung ${misses.toString()} ${Math.random().toString()}`);
    await visit.ask();
  }
  visit.close();
  return (processorTime(pid) - before) / misses;
}

/**
 * nginx with one process and no log, if it is installed.
 * @param {number} port
 * @param {Buffer} body
 * @returns {Promise<Server | null>}
 */
async function startNginx(port, body) {
  const folder = join(siteFolder, "nginx");
  mkdirSync(join(folder, "html"), { recursive: true });
  writeFileSync(join(folder, "html/index.html"), body);
  const configuration = `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 64; }
    http { access_log off; keepalive_requests 1000000; open_file_cache max=10; sendfile on; tcp_nopush on;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      server { listen 127.0.0.1:${port}; root ${folder}/html; default_type text/html; add_header Content-Encoding br; } }`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const [program = "", ...parameters] = onServerCore(["nginx", "-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"]);
  const server = spawn(program, parameters, { stdio: "ignore" });
  const started = await Promise.race([once(server, "error").then(() => false), once(server, "exit").then(() => false), answers(port)]);
  if (!started) return null;
  return { pid: server.pid ?? 0, port, stop: async () => void (server.kill("SIGTERM") && (await once(server, "exit"))) };
}

/** @param {number} port @returns {Promise<boolean>} */
async function answers(port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const is = await new Promise((resolve) => {
      get({ host: "127.0.0.1", port }, (answer) => resolve(answer.resume().statusCode === 200)).once("error", () => resolve(false));
    });
    if (is === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/**
 * The answer of the front, which the other servers send as well. Node adds the last three headers itself.
 * @param {number} port
 * @param {string} path
 * @returns {Promise<{ headers: Record<string, string>, body: Buffer }>}
 */
function answerOf(port, path) {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: BROWSER }, (answer) => {
      const { date: _, connection: __, "keep-alive": ___, ...headers } = answer.headers;
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.once("end", () => resolve({ headers: textsOnly(headers), body: Buffer.concat(chunks) }));
    }).once("error", reject);
  });
}

/** @param {number} port */
async function fileOf(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}${PAGE}`)).text();
  return /href="(\/assets\/[^"]+\.css)"/.exec(text)?.[1] ?? "";
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function textsOnly(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
