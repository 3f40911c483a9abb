// Twenty minutes of a busy day on the machine of fly.toml: does memory grow, or does the site slow down?
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { largePhoto } from "../bench/editing.mjs";
import { residentMemory } from "../bench/processor-time.mjs";
import { MACHINE } from "../bench/servers.mjs";
import { percentile } from "../bench/times.mjs";
import { ROOT } from "../run.mjs";
import { startSite } from "./outage-site.mjs";
import { openVisitors } from "./visitors.mjs";

const MINUTES = Number(process.env.DRILL_MINUTES ?? 20);
const WARM_UP_MINUTES = Math.min(5, MINUTES / 4);
const REQUESTS_A_SECOND = 200;
const PAGES = ["/", "/de", "/en", "/es", "/de/team", "/en/team", "/de/services", "/es/services", "/de/sponsoren", "/de/kontakt", "/nobody-knows"];
const LOOK_MS = 10_000;
const WRONG_PASSWORD = 422;

/** @typedef {{ minute: number, memory: number, handles: number, p99: number }} Look `memory` in MB, `p99` in milliseconds since the previous look */

export async function drillSoak() {
  const site = await startSite(MACHINE);
  const end = performance.now() + MINUTES * 60_000;
  const photo = await largePhoto();
  const member = await site.ask.openMember();
  const visitors = openVisitors({ port: site.port, aSecond: REQUESTS_A_SECOND, paths: PAGES });
  const visits = { asked: 0, failed: 0 };
  const takeTimes = () => timesOf(visitors.take(), visits);
  const [looks, saves, photos, logins] = await Promise.all([
    watch(site.server.pid ?? 0, { end, takeTimes }),
    again(end, 500, () => member.save(randomUUID()).then(() => true, () => false)),
    again(end, 15_000, async () => (await site.ask.upload(photo)) === 303),
    again(end, 10_000, async () => (await site.ask.login()).status === WRONG_PASSWORD),
  ]);
  await visitors.end();
  takeTimes();
  await site.stop();
  await writeFile(join(ROOT, "docs/soak.svg"), chartOf(looks));
  return partOf(looks, { ...visits, done: [saves, photos, logins] });
}

/** Also adds to `counts`. @param {import("./visitors.mjs").Visit[]} visits @param {{ asked: number, failed: number }} counts */
function timesOf(visits, counts) {
  counts.asked += visits.length;
  counts.failed += visits.filter(({ isGood }) => !isGood).length;
  return visits.map(({ milliseconds }) => milliseconds);
}

/** @param {number} end @param {number} everyMs @param {() => Promise<boolean>} work answers whether it was accepted */
async function again(end, everyMs, work) {
  const counts = { sent: 0, refused: 0 };
  while (performance.now() < end) {
    const next = pause(everyMs);
    counts.sent += 1;
    counts.refused += (await work()) ? 0 : 1;
    await next;
  }
  return counts;
}

/** @param {number} pid @param {{ end: number, takeTimes: () => number[] }} traffic */
async function watch(pid, { end, takeTimes }) {
  const begin = performance.now();
  /** @type {Look[]} */
  const looks = [];
  while (performance.now() < end) {
    await pause(LOOK_MS);
    const minute = (performance.now() - begin) / 60_000;
    looks.push({ minute, memory: residentMemory(pid), handles: readdirSync(`/proc/${pid}/fd`).length, p99: percentile(takeTimes(), 99) });
  }
  return looks;
}

/** @param {Look[]} looks @param {{ asked: number, failed: number, done: { sent: number, refused: number }[] }} counts */
function partOf(looks, { asked, failed, done }) {
  const settled = looks.filter(({ minute }) => minute > WARM_UP_MINUTES);
  const { memory, handles, p99 } = columnsOf(settled);
  const cells = [
    `${asked} / ${failed}`,
    `${done.map(({ sent }) => sent).join(", ")} / ${done.map(({ refused }) => refused).join(", ")}`,
    `${Math.max(...columnsOf(looks).memory).toFixed(0)} MB`,
    `${slopeOf(settled.map(({ minute }) => minute / 60), memory).toFixed(1)} MB`,
    `${handles[0]} / ${handles.at(-1)}`,
    `${percentile(p99, 50).toFixed(0)} / ${Math.max(...p99).toFixed(0)} ms`,
  ];
  return `${MINUTES} minutes with the settings of \`fly.toml\`: ${REQUESTS_A_SECOND} requests a second to public pages and an unknown address, two saves of a member a
second, a photo of 12 MP every 15 seconds, a wrong login every ten. Promised: within 256 MB, and after the first ${WARM_UP_MINUTES} minutes
memory grows by no more than 1 MB an hour.

| requests / failed | saves, photos, logins / refused | peak memory | growth per hour after the warm-up | open files, first / last | p99 of ten seconds, median / worst |
|---|---|---|---|---|---|
| ${cells.join(" | ")} |

![Memory, open files and p99 over the minutes](soak.svg)`;
}

/** @param {Look[]} looks */
function columnsOf(looks) {
  return { memory: looks.map(({ memory }) => memory), handles: looks.map(({ handles }) => handles), p99: looks.map(({ p99 }) => p99) };
}

/** The slope of the least-squares line. @param {number[]} xs @param {number[]} ys */
function slopeOf(xs, ys) {
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  return xs.reduce((sum, at, index) => sum + (at - x) * ((ys[index] ?? 0) - y), 0) / xs.reduce((sum, at) => sum + (at - x) ** 2, 0);
}

const WIDTH = 720;
const HEIGHT = 120;

/** Charts below each other, each from zero to its highest value. @param {Look[]} looks */
function chartOf(looks) {
  const { memory, handles, p99 } = columnsOf(looks);
  const parts = Object.entries({ "memory, MB": memory, "open files": handles, "p99, ms": p99 }).map(([name, values], place) => {
    const most = Math.max(...values);
    const points = values.map((value, index) => `${((index / Math.max(1, values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - (value / most) * (HEIGHT - 24)).toFixed(1)}`);
    return `<g transform="translate(0 ${place * (HEIGHT + 20)})"><text y="14">${name}: at most ${most.toFixed(0)}</text><polyline points="${points.join(" ")}"/><path d="M0 ${HEIGHT}H${WIDTH}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 ${WIDTH + 20} ${3 * (HEIGHT + 20) + 10}" font-family="sans-serif" font-size="13"><style>polyline,path{fill:none;stroke:#0b6e76;stroke-width:1.5}path{stroke:#999}</style><rect x="-10" y="-10" width="100%" height="100%" fill="#fff"/>${parts.join("")}</svg>\n`;
}
