// From the start of the process to the first page, on data that are there, everything built.
import { processorTime } from "./processor-time.mjs";
import { startServer } from "./servers.mjs";
import { median } from "./times.mjs";

const TIMES = 5;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureStarts() {
  const [npmStart, server] = [await measure("npm start"), await measure("front")];
  return [
    { what: "start to first 200, `node scripts/start.mjs` (warm)", value: shown(npmStart) },
    { what: "start to first 200, `node build/server.js`", value: shown(server) },
  ];
}

/** @param {"front" | "npm start"} name */
async function measure(name) {
  const milliseconds = [];
  const processor = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    const server = await startServer(name, 4874);
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
