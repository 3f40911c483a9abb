// What visitors notice of a restart: of the only instance, and of two instances one after the other.
import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../postgres-server.mjs";
import { mayCreateDatabases } from "../postgres.mjs";
import { startSite } from "./outage-site.mjs";

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */
/** @typedef {"answered" | "refused" | "turnedAway" | "lost"} Outcome refused: nobody listened; turnedAway: the connection was closed before the request; lost: no answer, or part of one */
/** @typedef {Record<Exclude<Outcome, "answered"> | "sent" | "longestWithout", number>} Traffic numbers; `longestWithout` in milliseconds */

const VISITORS = 10;
const PAUSE_MS = 2;
const PAGES = ["/de", "/en/team", "/es/services", "/de/sponsoren", "/en/contact", "/nobody-knows"];
const RESTARTS = 10;
const REQUESTS = 100_000;
const ASK_HEALTH_MS = 50;

export async function drillRestart() {
  let site = await startSite();
  const { port, folder } = site;
  const traffic = sendTraffic(() => [port]);
  /** @type {number[]} */
  const starts = [];
  for (let round = 0; round < RESTARTS; round += 1) {
    await pause(500);
    await end(site);
    site = await startSite({ DATA_DIR: folder, PORT: String(port) });
    starts.push(site.startedAfter);
  }
  const { sent, refused, turnedAway, lost, longestWithout } = await traffic.end();
  await site.stop();
  return `The only instance is ended by SIGTERM and started again ${RESTARTS} times, while ${VISITORS} visitors request pages without a pause. Promised: every
accepted request is answered, and the port is closed no longer than a start takes.

| requests answered | lost | turned away at the moment of stopping | refused while nobody listened | longest time without an answer | longest start |
|---|---|---|---|---|---|
| ${sent - refused - turnedAway - lost} | ${lost} | ${turnedAway} | ${refused} | ${Math.round(longestWithout)} ms | ${Math.round(Math.max(...starts))} ms |`;
}

export async function drillInstances() {
  const postgres = await startPostgres(mayCreateDatabases);
  if (postgres === undefined) throw new Error("A Postgres of our own could not be started");
  const settings = { DATABASE_URL: postgres.url };
  const sites = [await startSite(settings), await startSite(settings)];
  const ports = sites.map(({ port }) => port);
  const balancer = watchHealth(ports);
  const traffic = sendTraffic(() => balancer.healthy());
  const saves = keepSaving(() => sites[ports.indexOf(balancer.healthy()[0] ?? 0)]);
  let rounds = 0;
  for (; traffic.sent() < REQUESTS; rounds += 1) {
    const place = rounds % sites.length;
    const site = sites[place];
    if (site === undefined) break;
    await end(site);
    sites[place] = await startSite({ ...settings, DATA_DIR: site.folder, PORT: String(site.port) });
    await balancer.untilHealthy(site.port);
  }
  const { sent, refused, turnedAway, lost } = await traffic.end();
  const saved = await saves.end();
  balancer.end();
  for (const site of sites) await site.stop();
  postgres.stop();
  return `Two instances on one Postgres take turns: one is ended by SIGTERM and started again, ${rounds} times, while ${VISITORS} visitors request
pages and somebody saves. Like a proxy, they use an instance whose \`/health\` answers 200 (asked every ${ASK_HEALTH_MS} ms), and try the
other one if nobody listens. Promised: nothing is lost.

| requests | lost | turned away | tried at the other instance | saves sent | not answered with 303 |
|---|---|---|---|---|---|
| ${sent} | ${lost} | ${turnedAway} | ${refused} | ${saved.sent} | ${saved.failed} |`;
}

/** @param {Site} site */
async function end(site) {
  const exited = once(site.server, "exit");
  site.server.kill("SIGTERM");
  await exited;
}

/** Visitors with open connections, each of whom sends the next request after an answer. @param {() => number[]} portsToAsk those expected to listen */
function sendTraffic(portsToAsk) {
  const counts = { sent: 0, refused: 0, turnedAway: 0, lost: 0 };
  let isOver = false;
  let longestWithout = 0;
  let answeredAt = performance.now();
  const visit = async (/** @type {number} */ visitor) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = visitor; !isOver; turn += 1) {
      const ports = portsToAsk();
      counts.sent += 1;
      const outcome = await ask(agent, ports[turn % ports.length] ?? 0, PAGES[turn % PAGES.length] ?? "/");
      await pause(PAUSE_MS);
      if (outcome !== "answered") {
        counts[outcome] += 1;
        continue;
      }
      longestWithout = Math.max(longestWithout, performance.now() - answeredAt);
      answeredAt = performance.now();
    }
    agent.destroy();
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    sent: () => counts.sent,
    /** @returns {Promise<Traffic>} */
    end: async () => {
      isOver = true;
      await Promise.all(visits);
      return { ...counts, longestWithout };
    },
  };
}

/**
 * Any complete page is an answer, even that of an unknown address.
 * @param {Agent} agent @param {number} port @param {string} path @returns {Promise<Outcome>}
 */
function ask(agent, port, path) {
  return new Promise((resolve) => {
    const request = get({ agent, port, path, host: "127.0.0.1" }, (response) => {
      response.once("close", () => resolve(response.complete && [200, 404].includes(response.statusCode ?? 0) ? "answered" : "lost")).resume();
    });
    request.once("error", (error) => {
      const isNew = !request.reusedSocket && "code" in error && error.code === "ECONNRESET";
      resolve("syscall" in error && error.syscall === "connect" ? "refused" : isNew ? "turnedAway" : "lost");
    });
  });
}

/** The health of instances, as a proxy knows it. @param {number[]} ports */
function watchHealth(ports) {
  const isHealthy = new Map(ports.map((port) => [port, true]));
  const look = () => ports.map(async (port) => isHealthy.set(port, await fetch(`http://127.0.0.1:${port}/health`).then(({ ok }) => ok, () => false)));
  const timer = setInterval(look, ASK_HEALTH_MS);
  return {
    healthy: () => ports.filter((port) => isHealthy.get(port)),
    /** @param {number} port */
    untilHealthy: async (port) => {
      while (!isHealthy.get(port)) await pause(ASK_HEALTH_MS);
    },
    end: () => clearInterval(timer),
  };
}

/** @param {() => Site | undefined} siteToAsk */
function keepSaving(siteToAsk) {
  const counts = { sent: 0, failed: 0 };
  const over = new AbortController();
  const saving = (async () => {
    while (!over.signal.aborted) {
      await pause(100);
      const answer = await siteToAsk()?.ask.save();
      counts.sent += 1;
      counts.failed += answer?.status === 303 ? 0 : 1;
    }
  })();
  return {
    end: async () => {
      over.abort();
      await saving;
      return counts;
    },
  };
}
