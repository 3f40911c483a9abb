// People who read public pages at a fixed rate, however slow the answers are. They run in their own thread, so that the
// drill's other work does not delay them.
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { BROWSER } from "../bench/servers.mjs";

/** @typedef {{ isGood: boolean, milliseconds: number }} Visit */
/** @typedef {{ port: number, aSecond: number, paths: string[] }} Wanted */

const GOOD = [200, 404];

/** @param {Wanted} wanted */
export function openVisitors(wanted) {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: wanted });
  /** @type {Visit[]} */
  let visits = [];
  worker.on("message", (visit) => void visits.push(visit));
  return {
    take: () => {
      const taken = visits;
      visits = [];
      return taken;
    },
    /** Stops sending, and waits for missing answers. */
    end: async () => {
      worker.postMessage("end");
      await new Promise((resolve) => void worker.once("exit", resolve));
    },
  };
}

/** @param {Wanted} wanted @param {import("node:worker_threads").MessagePort} toDrill */
async function visitUntilEnd({ port, aSecond, paths }, toDrill) {
  const ending = new AbortController();
  toDrill.once("message", () => ending.abort());
  /** @param {string} path */
  const visit = async (path) => {
    const begin = performance.now();
    const status = await fetch(`http://127.0.0.1:${port}${path}`, { headers: BROWSER }).then(async (answer) => (await answer.arrayBuffer(), answer.status), () => 0);
    toDrill.postMessage({ isGood: GOOD.includes(status), milliseconds: performance.now() - begin });
  };
  const open = new Set();
  for (let turn = 0, next = performance.now(); !ending.signal.aborted; turn += 1, next += 1_000 / aSecond) {
    const visited = visit(paths[turn % paths.length] ?? "/").finally(() => open.delete(visited));
    open.add(visited);
    await pause(Math.max(0, next - performance.now()));
  }
  await Promise.all(open);
}

if (parentPort !== null) await visitUntilEnd(workerData, parentPort);
