// Two minutes of public traffic as on a busy day, while an editor saves and uploads: no request may be refused.
import { setTimeout as pause } from "node:timers/promises";
import { openVisit } from "./load.mjs";
import { largePhoto } from "./editing.mjs";
import { residentMemory } from "./processor-time.mjs";
import { BROWSER, MACHINE, startServer } from "./servers.mjs";
import { enterAdministration, listMemberIds, openMemberForm } from "./staff.mjs";
import { percentile } from "./times.mjs";

const SECONDS = Number(process.env.DRILL_SECONDS ?? 120);
const REQUESTS_A_SECOND = 2_000;
const TICK_MS = 5;
const SAVES_A_SECOND = 2;
const METRICS_TOKEN = "only-for-the-load-drill-of-the-bench";
const PAGES = ["/", "/de", "/en", "/es", "/de/team", "/en/team", "/de/services", "/es/services", "/de/sponsoren", "/de/kontakt"];

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureLoadDrill() {
  const server = await startServer("front", 4910, { ...MACHINE, METRICS_TOKEN });
  try {
    const staff = await enterAdministration(server.port);
    const [first = "", second = ""] = await listMemberIds(staff);
    const forms = [await openMemberForm(staff, first), await openMemberForm(staff, second)];
    await eventLoopDelays(server.port);
    const end = performance.now() + SECONDS * 1_000;
    const [traffic, editing] = await Promise.all([sendTraffic(server.port, end), edit(forms, end), watchMemory(server.pid, end)]);
    const delays = await eventLoopDelays(server.port);
    return [
      { what: `${REQUESTS_A_SECOND} public requests a second for ${SECONDS} s: asked / failed`, value: `${traffic.times.length} / ${traffic.failed}`, aim: "0 failed" },
      { what: "their p50 / p99 / slowest", value: `${percentile(traffic.times, 50).toFixed(1)} / ${percentile(traffic.times, 99).toFixed(1)} / ${percentile(traffic.times, 100).toFixed(0)} ms` },
      { what: "event loop delay of the site, p50 / p99 / most", value: `${delays.map((delay) => delay.toFixed(1)).join(" / ")} ms` },
      { what: "requests sent more than 50 ms late (the generator's own delay)", value: String(traffic.late) },
      { what: "meanwhile saves / uploaded photos of 12 MP / refused", value: `${editing.saves} / ${editing.uploads} / ${editing.refused}`, aim: "0 refused" },
      { what: "peak resident memory", value: `${mostMemory.toFixed(0)} MB`, aim: "≤ 220 MB" },
    ];
  } finally {
    await server.stop();
  }
}

/**
 * The delay of the event loop since the previous call: median, 99th percentile and maximum.
 * @param {number} port
 * @returns {Promise<number[]>} milliseconds
 */
async function eventLoopDelays(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  return ["p50", "p99", "max"].map((name) => Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, "m").exec(text)?.[1]) * 1_000);
}

let mostMemory = 0;

/** @param {number} pid @param {number} end */
async function watchMemory(pid, end) {
  for (; performance.now() < end; await pause(500)) mostMemory = Math.max(mostMemory, residentMemory(pid));
}

/** Of 100 requests 70 are pages from memory, 20 pages that the browser has, 5 unknown addresses, 5 files. @param {number} port @param {number} end */
async function sendTraffic(port, end) {
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await (await fetch(`http://127.0.0.1:${port}/`)).text())?.[1] ?? "";
  const tag = (await fetch(`http://127.0.0.1:${port}/de`, { headers: { ...BROWSER, "Accept-Encoding": "br" } })).headers.get("etag") ?? "";
  const visits = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      if (index < 70) return visitTo(port, PAGES[index % PAGES.length] ?? "/");
      if (index < 90) return visitTo(port, "/de", { "If-None-Match": tag });
      return visitTo(port, index < 95 ? `/nobody-knows/${index}` : style);
    }),
  );
  /** @type {number[]} */
  const times = [];
  const counts = { failed: 0, late: 0 };
  /** @param {Awaited<ReturnType<typeof openVisit>>} visit */
  const ask = async (visit) => {
    const begin = performance.now();
    await visit.ask().catch(() => (counts.failed += 1));
    times.push(performance.now() - begin);
  };
  /** @type {Promise<void>[]} */
  const last = visits.map(() => Promise.resolve());
  const perTick = (REQUESTS_A_SECOND * TICK_MS) / 1_000;
  let next = performance.now();
  for (let turn = 0; performance.now() < end; next += TICK_MS) {
    if (performance.now() - next > 50) counts.late += perTick;
    for (let index = 0; index < perTick; index += 1, turn += 37) {
      const place = turn % visits.length;
      const visit = visits[place];
      if (visit) last[place] = (last[place] ?? Promise.resolve()).then(() => ask(visit));
    }
    await pause(Math.max(0, next + TICK_MS - performance.now()));
  }
  await Promise.all(last);
  for (const visit of visits) visit.close();
  return { times, ...counts };
}

/** @param {number} port @param {string} path @param {Record<string, string>} [headers] */
async function visitTo(port, path, headers = {}) {
  const visit = await openVisit({ port, path, headers: { ...BROWSER, "Accept-Encoding": "br", ...headers } });
  // a connection without a request for ten seconds is closed
  await visit.ask();
  return visit;
}

/** @param {Awaited<ReturnType<typeof openMemberForm>>[]} forms @param {number} end */
async function edit([form, photoForm], end) {
  const photo = await largePhoto();
  const counts = { saves: 0, uploads: 0, refused: 0 };
  /** @param {"saves" | "uploads"} kind @param {() => Promise<unknown> | undefined} work */
  const count = async (kind, work) => {
    try {
      await work();
      counts[kind] += 1;
    } catch {
      counts.refused += 1;
    }
  };
  const saving = async () => {
    while (performance.now() < end) {
      const next = pause(1_000 / SAVES_A_SECOND);
      await count("saves", () => form?.save(`Unter Last ${counts.saves}`));
      await next;
    }
  };
  const uploading = async () => {
    while (performance.now() < end) await count("uploads", () => photoForm?.save(`Foto ${counts.uploads}`, photo));
  };
  await Promise.all([saving(), uploading()]);
  return counts;
}
