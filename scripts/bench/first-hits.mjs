// What a page costs that is not in memory: rendered, compressed twice and stored.
import { get } from "node:http";
import { processorTime } from "./processor-time.mjs";
import { BROWSER, startServer } from "./servers.mjs";

const PATHS = ["vision", "services", "services/podcast", "team", "moderatoren", "sponsoren", "kontakt", "impressum", "datenschutz"];
const LANGUAGES = ["de", "en", "es"];

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureFirstHits() {
  const server = await startServer("front", 4875);
  const pages = LANGUAGES.flatMap((language) => PATHS.map((path) => `/${language}/${path}`));
  const before = processorTime(server.pid);
  const times = [];
  for (const page of pages) times.push(await timeOf(server.port, page));
  const processor = (processorTime(server.pid) - before) / pages.length;
  await server.stop();
  const slowest = Math.max(...times);
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  return [
    {
      what: `first hit of a page, soon after the start (${pages.length} pages)`,
      value: `${(processor / 1_000).toFixed(1)} ms CPU; answered in ${middle.toFixed(1)} ms (median), ${slowest.toFixed(1)} ms (slowest)`,
    },
  ];
}

/**
 * @param {number} port
 * @param {string} path
 * @returns {Promise<number>} milliseconds
 */
function timeOf(port, path) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: BROWSER }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - begin));
    }).once("error", reject);
  });
}
