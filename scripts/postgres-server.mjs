// A temporary Postgres: started from installed binaries in a temporary folder, deleted afterwards.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.mjs";

/** @typedef {{ uid?: number, gid?: number }} Owner */

/**
 * `end` (by a signal) and `begin` stop and start it with the same data; `freeze` and `thaw` affect every process.
 * @typedef {import("./postgres.mjs").Postgres & { end: (signal: "SIGINT" | "SIGQUIT") => Promise<void>, begin: () => Promise<void>, freeze: () => void, thaw: () => void }} OwnPostgres
 */

/**
 * @param {(url: string) => Promise<boolean>} answers
 * @returns {Promise<OwnPostgres | undefined>} undefined without binaries
 */
export async function startPostgres(answers) {
  const binaries = findBinaries();
  const owner = ownerOfServer();
  if (binaries === undefined || owner === undefined) return undefined;

  const home = makeHome(owner);
  if (!initialise(binaries, home, owner)) return undefined;
  const port = await freePort();
  const server = serve({ binaries, home, owner, port });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const isUp = () => isTrueSoon(() => answers(url));
  if (await isUp()) return { url, ...server, begin: async () => void (server.begin(), await isUp()) };
  server.stop();
  return undefined;
}

function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = versions.map((version) => join(debian, version, "bin"));
  const places = [...folders, "/usr/local/pgsql/bin", "/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"];
  return places.find((place) => ["initdb", "postgres"].every((name) => existsSync(join(place, name))));
}

/**
 * Postgres refuses to run as root, so it then runs as 'postgres' or 'nobody'.
 * @returns {Owner | undefined}
 */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, name]).stdout.toString()));
    if (uid && gid) return { uid, gid };
  }
  return undefined;
}

/** @param {Owner} owner */
function makeHome({ uid, gid }) {
  const home = mkdtempSync(join(tmpdir(), "calima-postgres-"));
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid);
  return home;
}

/** @param {string} binaries @param {string} home @param {Owner} owner */
function initialise(binaries, home, owner) {
  const parameters = ["-D", join(home, "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  return spawnSync(join(binaries, "initdb"), parameters, { ...owner, cwd: home }).status === 0;
}

/** @param {{ binaries: string, home: string, owner: Owner, port: number }} server */
function serve({ binaries, home, owner, port }) {
  // the data is deleted afterwards, so it need not survive a power cut
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: home,
    max_connections: 200,
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const parameters = ["-D", join(home, "data"), ...flags];
  let isEnded = false;
  const clear = () => rmSync(home, { recursive: true, force: true });
  const begin = () => {
    isEnded = false;
    const server = spawn(join(binaries, "postgres"), parameters, { ...owner, cwd: home, stdio: "ignore" });
    return server.once("exit", () => void (isEnded || clear()));
  };
  let server = begin();
  return {
    stop: () => void (isEnded ? clear() : server.kill("SIGQUIT")),
    begin: () => void (server = begin()),
    /** @param {"SIGINT" | "SIGQUIT"} signal */
    end: async (signal) => {
      isEnded = true;
      const exit = once(server, "exit");
      server.kill(signal);
      await exit;
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
  };
}

/**
 * Sends a signal to the server and to each process that serves a connection.
 * @param {import("node:child_process").ChildProcess} server
 * @param {"SIGSTOP" | "SIGCONT"} signal
 */
function signalAll(server, signal) {
  if (!server.kill(signal)) return;
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(server.pid)]);
  // with a program, because a process that has ended meanwhile must not cause an exception
  spawnSync("kill", ["-s", signal.slice(3), ...stdout.toString().split(/\s+/).filter(Boolean)]);
}

/** @param {() => Promise<boolean>} condition polled for ten seconds */
async function isTrueSoon(condition) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await condition()) return true;
    await pause(100);
  }
  return false;
}
