// The time from the start of the process to the first page, with a finished build and existing data.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processorTime } from "./processor-time.mjs";
import { startServer } from "./servers.mjs";
import { median } from "./times.mjs";

const TIMES = 5;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureStarts() {
  const compiled = await mkdtemp(join(tmpdir(), "calima-compiled-"));
  // scripts/container.sh sets the same, with which Node 22 and newer keep compiled code
  const asInContainer = { NODE_COMPILE_CACHE: compiled };
  await measure("front", asInContainer);
  const rows = [
    { what: "start to first 200, `node scripts/start.mjs` (warm)", value: shown(await measure("npm start")) },
    { what: "start to first 200, `node build/server.js`, the first time", value: shown(await measure("front")) },
    { what: "the same as in the container, with V8's compile cache", value: shown(await measure("front", asInContainer)), aim: "≤ 700 ms" },
  ];
  await rm(compiled, { recursive: true });
  return rows;
}

/** @param {"front" | "npm start"} name @param {Record<string, string>} [environment] */
async function measure(name, environment) {
  const milliseconds = [];
  const processor = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    const server = await startServer(name, 4874, environment);
    milliseconds.push(performance.now() - begin);
    processor.push(processorTime(server.pid) / 1_000);
    await server.stop();
  }
  return { milliseconds: median(milliseconds), processor: median(processor) };
}

/** @param {{ milliseconds: number, processor: number }} measured */
function shown({ milliseconds, processor }) {
  return `${milliseconds.toFixed(0)} ms (${processor.toFixed(0)} ms CPU)`;
}
