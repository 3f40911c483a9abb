// What logging in costs, how visitors notice a hundred parallel logins, and whether response times tell a stranger
// which e-mails are known. Wall-clock times, because people and attackers can measure these.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import Database from "better-sqlite3";
import { openVisit } from "./load.mjs";
import { emailOf, enter, logIn, PASSWORD, PEOPLE } from "./login-form.mjs";
import { processorTime, residentMemory } from "./processor-time.mjs";
import { BROWSER, siteFolder, startServer } from "./servers.mjs";
import { enterAdministration } from "./staff.mjs";
import { median, percentile, watch } from "./times.mjs";

const WATCHED = "/de/team";
const WATCHED_MS = 10_000;
const ALONE = 40;
const TRIES = 300;

/** @typedef {import("./servers.mjs").Row} Row */

/** @returns {Promise<Row[]>} */
export async function measureLogins() {
  // limits count by address, and a trusted proxy may name any address
  const settings = { DATA_DIR: join(siteFolder, "logins"), TRUST_PROXY: "1" };
  const server = await startServer("front", 4884, settings);
  try {
    await enterAdministration(server.port);
    await employ(join(settings.DATA_DIR, "site.db"));
    return [
      ...(await measureAlone(server)),
      ...(await measureCrowd(server)),
      await measureDifference(server.port),
    ];
  } finally {
    await server.stop();
  }
}

/** Inserts logins directly into the database. @param {string} file */
async function employ(file) {
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const database = new Database(file, { timeout: 5_000 });
  const profile = database.prepare("INSERT INTO admin_profiles (id, email, full_name, role, password_hash, updated_at) VALUES (?, ?, 'Vera Viewer', 'viewer', ?, CURRENT_TIMESTAMP)");
  const person = database.prepare(`INSERT INTO admin_users (id, user_id, role_id, first_name, last_name, email, is_active, version, updated_at)
    SELECT ?, ?, id, 'Vera', 'Viewer', ?, true, 1, CURRENT_TIMESTAMP FROM user_roles WHERE name = 'viewer'`);
  for (let index = 0; index < PEOPLE; index += 1) {
    profile.run(`profile-${index}`, emailOf(index), passwordHash);
    person.run(`person-${index}`, `profile-${index}`, emailOf(index));
  }
  database.close();
}

/** @param {import("./servers.mjs").Server} server @returns {Promise<Row[]>} */
async function measureAlone({ pid, port }) {
  for (let index = 0; index < 10; index += 1) await enter(port, index);
  const times = [];
  const before = processorTime(pid);
  for (let index = 0; index < ALONE; index += 1) {
    // the next login after one has to wait a little
    await pause(100);
    const begin = performance.now();
    await enter(port, index);
    times.push(performance.now() - begin);
  }
  const cost = (processorTime(pid) - before) / 1_000 / ALONE;
  return [{ what: `a login alone, ${ALONE} times`, value: `${median(times).toFixed(1)} ms, ${cost.toFixed(1)} ms CPU` }];
}

/**
 * Once with a visitor whose program is as busy as a browser, and once directly on the socket.
 * @param {import("./servers.mjs").Server} server
 * @returns {Promise<Row[]>}
 */
async function measureCrowd(server) {
  const byFetch = await measureBeside(server, "fetch", fetchPage(server.port));
  // opened here, because a connection without a request is closed after ten seconds
  const visit = await openVisit({ port: server.port, path: WATCHED, headers: BROWSER });
  try {
    return [...byFetch, ...(await measureBeside(server, "bare socket", visit.ask))];
  } finally {
    visit.close();
  }
}

/**
 * @param {import("./servers.mjs").Server} server
 * @param {string} by
 * @param {() => Promise<unknown>} ask
 * @returns {Promise<Row[]>}
 */
async function measureBeside({ pid, port }, by, ask) {
  await watch(ask, 1_000);
  const quiet = await watch(ask, WATCHED_MS);
  const idle = residentMemory(pid);
  let most = idle;
  const crowd = startCrowd(port);
  const busy = await watch(ask, WATCHED_MS, () => {
    most = Math.max(most, residentMemory(pid));
  });
  const logins = await crowd.end();
  const [before, during] = [percentile(quiet, 99), percentile(busy, 99)];
  return [
    {
      what: `public page by ${by} while ${PEOPLE} repeatedly log in at once (${logins} logins), p50 / p99; quiet`,
      value: `${percentile(busy, 50).toFixed(1)} / ${during.toFixed(1)} ms; ${percentile(quiet, 50).toFixed(1)} / ${before.toFixed(1)} ms`,
    },
    { what: `its p99 compared with quiet, by ${by}`, value: `${(during / before).toFixed(2)} x`, aim: "<= 2 x" },
    { what: `memory that ${PEOPLE} logins at once take`, value: `${(most - idle).toFixed(0)} MB over ${idle.toFixed(0)} MB` },
  ];
}

/** @param {number} port */
function fetchPage(port) {
  return async () => (await fetch(`http://127.0.0.1:${port}${WATCHED}`, { headers: BROWSER })).arrayBuffer();
}

/**
 * @param {number} port
 * @returns {{ end: () => Promise<number> }} `end` waits for the last logins and answers their number
 */
function startCrowd(port) {
  const crowd = fork(new URL("login-crowd.mjs", import.meta.url));
  const failed = once(crowd, "exit").then(([code]) => {
    throw new Error(`the crowd ended with ${code}`);
  });
  failed.catch(() => undefined);
  crowd.send({ port });
  return {
    async end() {
      crowd.send("enough");
      const [{ logins }] = await Promise.race([once(crowd, "message"), failed]);
      return logins;
    },
  };
}

/** Known and unknown e-mails alternate, so that disturbances affect both. @param {number} port @returns {Promise<Row>} */
async function measureDifference(port) {
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] };
  for (let index = 0; index < TRIES; index += 1) {
    const first = index % 2 === 0;
    for (const isKnown of [first, !first]) {
      const email = isKnown ? emailOf(index) : `nobody-${index}@calima.example`;
      const begin = performance.now();
      await logIn(port, { email, password: `wrong ${index}` });
      times[isKnown ? "known" : "unknown"].push(performance.now() - begin);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return {
    what: `wrong password for a known e-mail / for an unknown one, medians of ${TRIES} each`,
    value: `${known.toFixed(2)} / ${unknown.toFixed(2)} ms, difference ${Math.abs(known - unknown).toFixed(2)} ms`,
    aim: "<= 2 ms",
  };
}
