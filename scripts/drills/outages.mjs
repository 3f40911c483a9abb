// What people notice during different outages of the database, and how fast the site recovers.
import { setTimeout as pause } from "node:timers/promises";
import { openSite } from "./outage-site.mjs";
import { outagesOf } from "./outage-states.mjs";

/** @typedef {{ state: string, answers: import("./outage-site.mjs").Answer[], backAfter: number, lines: number }} Course `backAfter`: milliseconds until a save succeeded again; `lines`: lines in the log */

const AWAY_MS = 8_000;
const EVERY_MS = 500;
const RETRY_MS = 100;
const LONGEST_WAIT_MS = 60_000;

/** @returns {Promise<Course[]>} */
async function runOutages() {
  const site = await openSite();
  const courses = [];
  try {
    for (const [state, outage] of Object.entries(outagesOf(site.network))) {
      courses.push(await courseOf(site, { state, outage, awayMs: AWAY_MS }));
    }
  } finally {
    site.network.postgres.thaw();
    await site.stop();
  }
  return courses;
}

/**
 * @param {Pick<import("./outage-site.mjs").Site, "ask" | "log">} site
 * @param {{ state: string, outage: import("./outage-states.mjs").Outage, awayMs: number, more?: (() => Promise<import("./outage-site.mjs").Answer>)[] }} drill
 * `more`: further requests of people
 * @returns {Promise<Course>}
 */
export async function courseOf({ ask, log }, { state, outage, awayMs, more = [] }) {
  for (const warm of [ask.page, ask.list, ask.save]) await warm();
  const before = log().length;
  await outage.begin();
  const all = [ask.page, ask.list, ask.save, ask.contact, ask.login, ask.health, ...more];
  const begin = performance.now();
  const answers = [];
  for (let turn = 0; performance.now() - begin < awayMs; turn += 1) {
    answers.push(...all.map((one) => one()));
    await pause(EVERY_MS);
  }
  await outage.end();
  const [backAfter, later] = await untilSaved(ask.save);
  const settled = [...(await Promise.all(answers)), ...later];
  return { state, answers: settled, backAfter, lines: log().slice(before).split("\n").length - 1 };
}

/** Saves repeatedly, each time after an answer, until one save succeeds. @param {() => Promise<import("./outage-site.mjs").Answer>} save */
async function untilSaved(save) {
  const begin = performance.now();
  const answers = [await save()];
  while (answers.at(-1)?.status !== 303 && performance.now() - begin < LONGEST_WAIT_MS) {
    await pause(RETRY_MS);
    answers.push(await save());
  }
  const backAfter = answers.at(-1)?.status === 303 ? performance.now() - begin : Infinity;
  return /** @type {const} */ ([backAfter, answers]);
}

/** @param {Course[]} courses */
export function outageTable(courses) {
  const lines = courses.map(({ state, answers, backAfter, lines: logged }) => {
    const slowest = answers.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
    const saved = Number.isFinite(backAfter) ? `${(backAfter / 1_000).toFixed(1)} s` : "never";
    return `| ${state} | ${((slowest?.milliseconds ?? 0) / 1_000).toFixed(1)} s (${slowest?.what}) | ${saved} | ${logged} |`;
  });
  return ["| state | slowest answer | a save works again after | lines of the log |", "|---|---|---|---|", ...lines].join("\n");
}

export async function drillOutages() {
  return `A site with its own Postgres, and between them a network that swallows packets or delivers them late. Each state lasts
${AWAY_MS / 1_000} seconds. Twice a second somebody opens a public page and a list of the administration, saves a record, sends the contact
form, logs in, and asks \`/health\`. Promised: an answer within 5 seconds, and saves work again within 5.
\`tests/server/outages.test.ts\` is a short version.

${outageTable(await runOutages())}`;
}
