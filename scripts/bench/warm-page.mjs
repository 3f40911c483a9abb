// A page from memory against the fastest thing that Node can do, and against the same build under remix-serve.
import { get } from "node:http";
import { load } from "./load.mjs";
import { processorTime, residentMemory } from "./processor-time.mjs";
import { BROWSER, isPinned, startRawServer, startServer } from "./servers.mjs";
import { median } from "./times.mjs";

/** @typedef {import("./servers.mjs").Server} Server */

const PATH = "/";
const TURNS = 15;
const TURN_MS = 1_000;
const REMIX_TURNS = 5;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureWarmPage() {
  const front = await startServer("front", 4871);
  const idle = residentMemory(front.pid);
  const answer = await answerOf(front.port);
  const raw = await startRawServer(4872, answer);
  const pairs = await takeTurns(TURNS, [front, raw]);
  const loaded = residentMemory(front.pid);
  await raw.stop();

  const remix = await startServer("remix-serve", 4873);
  const slowPairs = await takeTurns(REMIX_TURNS, [front, remix]);
  await Promise.all([front.stop(), remix.stop()]);

  const cost = (/** @type {number[][]} */ turns, /** @type {number} */ which) => median(turns.map((turn) => turn[which] ?? 0));
  return [
    { what: "warm page, front", value: `${cost(pairs, 0).toFixed(1)} µs CPU` },
    { what: "warm page, raw node:http with the same bytes", value: `${cost(pairs, 1).toFixed(1)} µs CPU` },
    { what: "front / raw", value: `${median(pairs.map(([a = 0, b = 1]) => a / b)).toFixed(2)} ×`, aim: "≤ 1.5 ×" },
    { what: "same page under remix-serve", value: `${cost(slowPairs, 1).toFixed(0)} µs CPU` },
    { what: "remix-serve / front", value: `${median(slowPairs.map(([a = 1, b = 0]) => b / a)).toFixed(0)} ×`, aim: "≥ 20 ×" },
    { what: "page on the wire (br)", value: `${answer.body.length} bytes` },
    { what: "resident memory, idle", value: `${idle.toFixed(0)} MB`, aim: "≤ 256 MB" },
    { what: "resident memory, under load", value: `${loaded.toFixed(0)} MB`, aim: "≤ 256 MB" },
    { what: "servers and load on a core each", value: isPinned ? "yes (taskset)" : "no" },
  ];
}

/**
 * Each turn asks every server for a while; the first one only warms up.
 * @param {number} turns
 * @param {Server[]} servers
 * @returns {Promise<number[][]>} microseconds of processor time per request, by turn and server
 */
async function takeTurns(turns, servers) {
  const costs = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const inTurn = [];
    for (const server of servers) inTurn.push(await costOf(server));
    if (turn > 0) costs.push(inTurn);
  }
  return costs;
}

/** @param {Server} server */
async function costOf({ pid, port }) {
  const before = processorTime(pid);
  const requests = await load({ port, path: PATH, headers: BROWSER }, TURN_MS);
  return (processorTime(pid) - before) / requests;
}

/**
 * What the front sends, for the raw server to send as well. Node adds the last three by itself.
 * @param {number} port
 * @returns {Promise<{ headers: Record<string, string>, body: Buffer }>}
 */
function answerOf(port) {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: PATH, headers: BROWSER }, (answer) => {
      const { date: _, connection: __, "keep-alive": ___, ...headers } = answer.headers;
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.once("end", () => resolve({ headers: textsOnly(headers), body: Buffer.concat(chunks) }));
    }).once("error", reject);
  });
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function textsOnly(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
