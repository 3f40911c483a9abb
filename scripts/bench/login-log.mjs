// The login log with a million rows on both databases: its page with every filter, statistics, export, and deletion.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import pg from "pg";
import { reachPostgres } from "../postgres.mjs";
import { residentMemory } from "./processor-time.mjs";
import { MACHINE, siteFolder, startServer } from "./servers.mjs";
import { enterAdministration } from "./staff.mjs";
import { median } from "./times.mjs";

/** `LOG_ROWS=100000` measures a site after some years. */
const ROWS = Number(process.env.LOG_ROWS ?? 1_000_000);
const DAYS = 85;
const TIMES = 5;
const PAGES = ["/admin/logs/statistics", "/admin", "/admin/logs/retention/confirm"];
const DAY_MS = 24 * 60 * 60 * 1000;
const PORT = 4882;

/** @typedef {import("./servers.mjs").Row} Row */
/** @typedef {import("./staff.mjs").Staff} Staff */
/** @typedef {{ name: string, settings: Record<string, string>, run: (sql: string) => Promise<void>, remove: () => Promise<void> }} Place */

/** @returns {Promise<Row[]>} */
export const measureLoginLogOnSqlite = () => measureOn(sqlitePlace(), fillSqlite);

/** Empty if no Postgres is reachable. @returns {Promise<Row[]>} */
export async function measureLoginLogOnPostgres() {
  const postgres = await postgresPlace();
  return postgres ? measureOn(postgres, fillPostgres) : [];
}

/** @param {Place} place @param {(place: Place) => Promise<void>} fill @returns {Promise<Row[]>} */
async function measureOn(place, fill) {
  try {
    await (await startServer("front", PORT, place.settings)).stop();
    await fill(place);
    const server = await startServer("front", PORT, place.settings);
    try {
      const staff = await enterAdministration(server.port);
      const rows = [...(await measurePages(staff)), ...(await measureFile(staff, server)), ...(await measureFileInContainer(place)), ...(await measureEnd(staff))];
      return rows.map(({ what, ...row }) => ({ what: `login log of ${ROWS.toLocaleString("en")} rows, ${place.name}: ${what}`, ...row }));
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

/** Whole requests, from sending to the last byte of the answer. @param {Staff} staff @returns {Promise<Row[]>} */
async function measurePages(staff) {
  const addresses = filteredAddresses();
  // the first requests also read and compile code, which is no cost of a page
  for (const address of [...addresses.slice(0, 20), ...PAGES.flatMap((page) => Array(20).fill(page))]) await staff.read(address);
  const times = [];
  for (const address of addresses) times.push({ address, time: await medianTime(staff, address) });
  const [slowest] = times.toSorted((one, other) => other.time - one.time);
  const all = median(times.map(({ time }) => time));
  const aim = "<= 50 ms";
  return [
    {
      what: `page with each of ${times.length} filters and places, median / slowest`,
      value: `${all.toFixed(1)} / ${slowest?.time.toFixed(1)} ms (${slowest?.address})`,
      aim,
    },
    { what: "statistics", value: `${(await medianTime(staff, "/admin/logs/statistics", 31)).toFixed(1)} ms`, aim },
    { what: "dashboard with statistics and activity", value: `${(await medianTime(staff, "/admin", 31)).toFixed(1)} ms`, aim },
    { what: "retention and its preview", value: `${(await medianTime(staff, "/admin/logs/retention/confirm")).toFixed(1)} ms`, aim },
  ];
}

function filteredAddresses() {
  const day = (/** @type {number} */ ago) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const addresses = [];
  for (const action of ["", "login", "failed_login", "logout"]) {
    for (const person of ["", "person-1", "seldom", "nobody"]) {
      for (const days of [{}, { from: day(40) }, { to: day(40) }, { from: day(60), to: day(20) }]) {
        for (const behind of [{}, { behind: `${new Date(Date.now() - 50 * DAY_MS).toISOString()}_0` }]) {
          addresses.push(`/admin/logs?${new URLSearchParams(Object.entries({ action, person, ...days, ...behind }))}`);
        }
      }
    }
  }
  return addresses;
}

/** @param {Staff} staff @param {string} address */
async function medianTime(staff, address, count = TIMES) {
  const times = [];
  for (let time = 0; time < count; time += 1) {
    const begin = performance.now();
    const page = await staff.read(address);
    times.push(performance.now() - begin);
    if (!page.includes("Login-Logs") && !page.includes("Soll das Log") && !page.includes("Willkommen")) throw new Error(`${address} shows something else`);
  }
  return median(times);
}

/** With as little memory as the container has. @param {Place} place @returns {Promise<Row[]>} */
async function measureFileInContainer({ settings }) {
  const server = await startServer("front", PORT + 1, { ...settings, ...MACHINE });
  try {
    const staff = await enterAdministration(server.port);
    // a server that has just started has not yet loaded what every page needs
    for (const page of [...filteredAddresses().slice(0, 20), ...PAGES]) await staff.read(page);
    return (await measureFile(staff, server)).map(({ what, ...row }) => ({ what: `${what}, with the settings of fly.toml`, ...row }));
  } finally {
    await server.stop();
  }
}

/** @param {Staff} staff @param {import("./servers.mjs").Server} server @returns {Promise<Row[]>} */
async function measureFile(staff, { pid }) {
  // the memory that the first rows need is no growth
  await linesOf(await staff.open(`/admin/logs/export?from=${new Date(Date.now() - 10 * DAY_MS).toISOString().slice(0, 10)}`));
  const before = residentMemory(pid);
  let most = before;
  const file = { isOver: false };
  const watching = (async () => {
    for (; !file.isOver; await pause(100)) most = Math.max(most, residentMemory(pid));
  })();
  const begin = performance.now();
  const lines = await linesOf(await staff.open("/admin/logs/export"));
  const seconds = (performance.now() - begin) / 1000;
  file.isOver = true;
  await watching;
  return [
    { what: "rows in the export", value: `${(lines - 1).toLocaleString("en")} in ${seconds.toFixed(0)} s` },
    { what: "memory for the export", value: `${(most - before).toFixed(1)} MB over ${before.toFixed(0)} MB`, aim: "< 10 MB" },
  ];
}

/** @param {Response} response */
export async function linesOf(response) {
  if (response.status !== 200 || response.body === null) throw new Error(`the file was answered with ${response.status}`);
  const reader = response.body.getReader();
  let lines = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    for (const byte of read.value) if (byte === 10) lines += 1;
  }
  return lines;
}

/** @param {Staff} staff @returns {Promise<Row[]>} */
async function measureEnd(staff) {
  // the server may just be closing an idle connection
  await staff.read("/admin").catch(() => staff.read("/admin"));
  const deletion = { isOver: false };
  const begin = performance.now();
  const looking = timesOfPage(staff, deletion);
  await staff.post("/admin/logs/delete-all", new URLSearchParams());
  const seconds = (performance.now() - begin) / 1000;
  deletion.isOver = true;
  const times = (await looking).toSorted((one, other) => one - other);
  const [middle, late, longest] = [0.5, 0.99, 1].map((part) => times[Math.ceil(times.length * part) - 1] ?? 0);
  return [
    {
      what: `another page while all is deleted, ${times.length} requests: median / 99th percentile / longest`,
      value: `${middle?.toFixed(0)} / ${late?.toFixed(0)} / ${longest?.toFixed(0)} ms`,
      aim: "< 100 ms",
    },
    { what: "deleted in one request", value: `${(ROWS - (await rowsLeft(staff))).toLocaleString("en")} in ${seconds.toFixed(1)} s` },
  ];
}

/** @param {Staff} staff @param {{ isOver: boolean }} deletion */
async function timesOfPage(staff, deletion) {
  const times = [];
  while (!deletion.isOver) {
    const asked = performance.now();
    await staff.read("/admin/users");
    times.push(performance.now() - asked);
    await pause(20);
  }
  return times;
}

/** From the page that shows the effect of the retention. @param {Staff} staff */
async function rowsLeft(staff) {
  const page = await staff.read("/admin/logs/retention/confirm?keep_days=1&shorten_after_days=1&version=1");
  return Number(/von (?:<!-- -->)?([\d.]+)(?:<!-- -->)? Einträgen/.exec(page)?.[1]?.replaceAll(".", "") ?? 0);
}

/** @returns {Place} */
function sqlitePlace() {
  const folder = join(siteFolder, "login-log");
  const file = join(folder, "site.db");
  return {
    name: "SQLite",
    settings: { DATA_DIR: folder },
    async run(sql) {
      const database = new Database(file);
      database.exec(sql);
      database.close();
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<Place | undefined>} */
async function postgresPlace() {
  const postgres = await reachPostgres();
  if (postgres === undefined) return undefined;
  const database = `calima_bench_${process.pid}`;
  const url = Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href;
  await ask(postgres.url, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  return {
    name: "Postgres",
    settings: { DATA_DIR: join(siteFolder, "login-log-postgres"), DATABASE_URL: url, SESSION_SECRET: "only for a measurement, where nothing is secret" },
    run: (sql) => ask(url, sql),
    remove: () => ask(postgres.url, `DROP DATABASE ${database} WITH (FORCE)`),
  };
}

/** @param {string} connectionString @param {string} sql */
async function ask(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const PEOPLE = `INSERT INTO admin_users (id, role_id, first_name, last_name, email, is_active, version, created_at, updated_at)
  SELECT 'person-' || i, (SELECT id FROM user_roles WHERE name = 'viewer'), 'Vera', 'Viewer ' || i, 'vera-' || i || '@calima.example', true, 1, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP`;
const SELDOM = "UPDATE admin_users SET id = 'seldom' WHERE id = 'person-20'";

const COLUMNS = "id, admin_user_id, action, ip_address, user_agent, success, error_message, created_at";
const ACTION = "CASE WHEN i % 10 < 6 THEN 'login' WHEN i % 10 < 8 THEN 'logout' ELSE 'failed_login' END";
/** One of a hundred thousand rows belongs to a person who rarely logs in, every seventh to nobody. */
const PERSON = "CASE WHEN i % 100000 = 99999 THEN 'seldom' WHEN i % 7 = 0 THEN NULL ELSE 'person-' || (1 + i % 19) END";
const AGENT = `CASE i % 5 WHEN 0 THEN 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
  WHEN 1 THEN 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
  WHEN 2 THEN 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0'
  WHEN 3 THEN 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36' ELSE 'curl/8' END`;
const ERROR = "CASE WHEN i % 10 < 8 THEN NULL ELSE 'E-Mail oder Passwort ist falsch.' END";
const ADDRESS = "'203.0.' || (i % 256) || '.' || (i / 256 % 256)";
const SECONDS = `(i * ${((DAYS * 24 * 60 * 60) / ROWS).toFixed(4)})`;

/** @param {Pick<Place, "run">} place */
export async function fillSqlite({ run }) {
  const numbers = (/** @type {number} */ last) => `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${last})`;
  const moment = `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '-' || ${SECONDS} || ' seconds')`;
  await run(`${numbers(20)} ${PEOPLE} FROM numbers; ${SELDOM};
    ${numbers(ROWS)} INSERT INTO login_logs (${COLUMNS})
    SELECT lower(hex(randomblob(16))), ${PERSON}, ${ACTION}, ${ADDRESS}, ${AGENT}, i % 10 < 8, ${ERROR}, ${moment} FROM numbers;`);
}

/** Postgres does what VACUUM ANALYZE does on its own, but not at once. @param {Place} place */
async function fillPostgres({ run }) {
  await run(`${PEOPLE} FROM generate_series(1, 20) AS i`);
  await run(SELDOM);
  await run(`INSERT INTO login_logs (${COLUMNS})
    SELECT gen_random_uuid()::text, ${PERSON}, ${ACTION}, ${ADDRESS}, ${AGENT}, i % 10 < 8, ${ERROR},
    now() AT TIME ZONE 'UTC' - ${SECONDS} * interval '1 second' FROM generate_series(1, ${ROWS}) AS i`);
  await run("VACUUM ANALYZE login_logs");
}
