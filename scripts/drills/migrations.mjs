// Repeatedly kills a new version of the site while it migrates an old database.
import Database from "better-sqlite3";
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { bareEnvironment, ROOT } from "../run.mjs";
import { startSite } from "./outage-site.mjs";

const FOLDER = join(ROOT, "prisma/migrations/sqlite");
/** The number of migrations in the first version of the site. */
const FIRST = 2;
const ROWS = 200_000;
const ROUNDS = 20;

export async function drillMigrations() {
  const old = mkdtempSync(join(tmpdir(), "calima-old-"));
  const names = readdirSync(FOLDER).filter((name) => /^\d/.test(name)).toSorted();
  makeOld(join(old, "site.db"), names.slice(0, FIRST));
  const wholeMs = await timeOfStart(old);
  const found = { untouched: 0, halfway: 0, done: 0, broken: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), "calima-killed-"));
    cpSync(old, folder, { recursive: true });
    await startAndKill(folder, (wholeMs * (round + 1)) / ROUNDS);
    const { applied, integrity, rows } = lookInto(join(folder, "site.db"));
    if (integrity !== "ok" || rows !== ROWS) found.broken += 1;
    else if (applied === FIRST) found.untouched += 1;
    else if (applied === names.length) found.done += 1;
    else found.halfway += 1;
    const site = await startSite({ DATA_DIR: folder });
    const end = lookInto(join(folder, "site.db"));
    if (end.integrity !== "ok" || end.rows !== ROWS || end.applied !== names.length) found.broken += 1;
    await site.stop();
  }
  rmSync(old, { recursive: true });
  return `A site on SQLite with a database of the first version (${ROWS.toLocaleString("en")} rows) is started with the newest version and killed
(SIGKILL) ${ROUNDS} times, evenly spread over the ${wholeMs.toFixed(0)} ms that a whole start takes; then it is started again. Promised: the
database is unchanged or completely migrated, nothing in between, and the next start always succeeds.

| found unchanged | found migrated | found in between | damaged, or a failed start |
|---|---|---|---|
| ${found.untouched} | ${found.done} | ${found.halfway} | ${found.broken} |`;
}

/** @param {string} file @param {string[]} names of migrations */
function makeOld(file, names) {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.exec(`CREATE TABLE _prisma_migrations (id TEXT PRIMARY KEY NOT NULL, checksum TEXT NOT NULL, finished_at DATETIME, migration_name TEXT NOT NULL,
    logs TEXT, rolled_back_at DATETIME, started_at DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP, applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
  const note = database.prepare("INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) VALUES (?, ?, ?, ?, 1)");
  for (const name of names) {
    const sql = readFileSync(join(FOLDER, name, "migration.sql"), "utf8");
    database.exec(sql);
    note.run(randomUUID(), createHash("sha256").update(sql).digest("hex"), new Date().toISOString(), name);
  }
  database.exec(`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${ROWS})
    INSERT INTO login_logs (id, action, ip_address, user_agent, success, created_at) SELECT hex(randomblob(16)), 'login', '203.0.113.7', 'drill', 1, strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now') FROM numbers`);
  database.close();
}

/** The time until the database is migrated and the site listens. @param {string} old */
async function timeOfStart(old) {
  const folder = mkdtempSync(join(tmpdir(), "calima-timed-"));
  cpSync(old, folder, { recursive: true });
  const { startedAfter, stop } = await startSite({ DATA_DIR: folder });
  await stop();
  return startedAfter;
}

/** @param {string} folder @param {number} milliseconds */
async function startAndKill(folder, milliseconds) {
  const environment = { ...bareEnvironment(), DATA_DIR: folder, PORT: String(await freePort()), HOST: "127.0.0.1" };
  const server = spawn(process.execPath, ["build/server.js"], { cwd: ROOT, stdio: "ignore", env: environment });
  const exited = once(server, "exit");
  await pause(milliseconds);
  server.kill("SIGKILL");
  await exited;
}

/** @param {string} file */
function lookInto(file) {
  const database = new Database(file);
  const count = (/** @type {string} */ sql) => Number(database.prepare(sql).pluck().get());
  const found = {
    applied: count("SELECT count(*) FROM _prisma_migrations WHERE finished_at IS NOT NULL"),
    rows: count("SELECT count(*) FROM login_logs WHERE user_agent = 'drill'"),
    integrity: String(database.pragma("integrity_check", { simple: true })),
  };
  database.close();
  return found;
}
