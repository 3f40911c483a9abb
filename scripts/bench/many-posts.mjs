// One editor who sends posts at a steady rate, however slow the answers are: whether all are answered, and how fast.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { processorTime } from "./processor-time.mjs";
import { startServer } from "./servers.mjs";
import { enterAdministration } from "./staff.mjs";
import { percentile } from "./times.mjs";

const POSTS_A_SECOND = 60;
const SECONDS = 10;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureManyPosts() {
  const server = await startServer("front", 4890);
  try {
    const staff = await enterAdministration(server.port);
    const before = processorTime(server.pid);
    const answers = await sendAtAnEvenPace(() => createSponsor(staff));
    const cost = (processorTime(server.pid) - before) / 1_000 / answers.length;
    const times = answers.map(({ milliseconds }) => milliseconds);
    const what = `${POSTS_A_SECOND} posts a second from one editor for ${SECONDS} s, p50 / p99`;
    return [
      { what, value: `${percentile(times, 50).toFixed(1)} / ${percentile(times, 99).toFixed(1)} ms, ${cost.toFixed(1)} ms CPU each` },
      { what: `of these ${answers.length}, not answered with 303`, value: statuses(answers), aim: "0" },
    ];
  } finally {
    await server.stop();
  }
}

/** @typedef {{ status: number, milliseconds: number }} Answer */

/** @param {() => Promise<number>} send */
async function sendAtAnEvenPace(send) {
  /** @type {Promise<Answer>[]} */
  const answers = [];
  const begin = performance.now();
  for (let index = 0; index < POSTS_A_SECOND * SECONDS; index += 1) {
    await pause(Math.max(0, begin + (index * 1_000) / POSTS_A_SECOND - performance.now()));
    answers.push(timed(send));
  }
  return Promise.all(answers);
}

/** @param {() => Promise<number>} send @returns {Promise<Answer>} */
async function timed(send) {
  const begin = performance.now();
  const status = await send();
  return { status, milliseconds: performance.now() - begin };
}

/** @param {import("./staff.mjs").Staff} staff */
async function createSponsor(staff) {
  const { status } = await staff.send("/admin/sponsors/new", new URLSearchParams({ id: randomUUID(), name: "Messung", category: "Messung" }));
  return status;
}

/** @param {Answer[]} answers */
function statuses(answers) {
  const others = answers.map(({ status }) => status).filter((status) => status !== 303);
  const kinds = [...new Set(others)].map((status) => `${others.filter((one) => one === status).length} x ${status}`);
  return kinds.length === 0 ? "0" : kinds.join(", ");
}
