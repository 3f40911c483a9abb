// Runs the image as a container engine would: with a read-only root, a volume, one processor and little memory.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { enterRoot, mount, mountSystem, must } from "./namespace.mjs";

/** @typedef {import("./replay.mjs").Built} Built */
/** @typedef {import("./memory-limit.mjs").MemoryLimit} MemoryLimit */
/** @typedef {Awaited<ReturnType<typeof startContainer>>} Container */
/** @typedef {{ built: Built, limit: MemoryLimit, settings: Record<string, string>, user?: string, findings: import("./findings.mjs").Findings }} Parts */

const LAST_LINES = 10;

/** @param {Built} built @param {string} volume the folder for the image's volume */
export function closeRoot({ root, image }, volume) {
  mount("--bind", root, root);
  mountSystem(root);
  const [inside] = image.volumes;
  if (inside === undefined || image.volumes.length > 1) throw new Error(`One volume is expected, and the image has ${image.volumes.length}`);
  mkdirSync(join(root, inside), { recursive: true });
  mount("--bind", volume, join(root, inside));
  mount("--options", "remount,bind,ro", root);
}

/** @param {Parts} parts */
export async function startContainer(parts) {
  const { image } = parts.built;
  const begin = performance.now();
  const child = spawnInside(parts, [...image.entrypoint, ...image.command]);
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (piece) => void (log += piece));
  const exited = once(child, "exit");
  let isAsked = false;
  child.once("exit", (code, signal) => {
    if (!isAsked) parts.findings.expect(false, `the site runs until it is stopped, and ended with ${String(code ?? signal)}`, log.trim().split("\n").slice(-LAST_LINES));
  });
  return {
    pid: child.pid ?? 0,
    begin,
    log: () => log,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    checkHealth: () => runInside(parts, image.healthcheck?.command ?? ["false"]),
    run: (/** @type {string[]} */ program) => runInside(parts, program),
    /** Like `docker stop`. @returns {Promise<{ code: number | null, output: string, seconds: number }>} */
    stop: async () => {
      const start = performance.now();
      isAsked = true;
      if (image.stopSignal !== "SIGTERM") throw new Error(`STOPSIGNAL ${image.stopSignal} is not known here`);
      child.kill("SIGTERM");
      const [code] = await exited;
      return { code, output: log, seconds: (performance.now() - start) / 1000 };
    },
  };
}

/** Like `docker exec`, within the same limits. @param {Parts} parts @param {string[]} program */
async function runInside(parts, program) {
  const begin = performance.now();
  const child = spawnInside(parts, program);
  const ended = once(child, "exit");
  const [[code], output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: output + complaints, seconds: (performance.now() - begin) / 1000 };
}

/** @param {Parts} parts @param {string[]} program */
function spawnInside({ built: { root, image }, limit, settings, user = image.user ?? "root" }, program) {
  const prefix = [...limit.prefix, "taskset", "--cpu-list", "0"];
  const environment = { ...image.environment, ...settings };
  const [command, parameters] = enterRoot({ root, command: program, environment, user, folder: image.folder, prefix });
  return spawn(command, parameters, { stdio: ["ignore", "pipe", "pipe"] });
}

/** The user, capabilities and peak memory of a process. @param {number} pid */
export function describeProcess(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const field = (/** @type {string} */ name) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(status)?.[1] ?? "";
  return {
    users: [...new Set(field("Uid").split(/\s+/))],
    capabilities: field("CapEff"),
    gainsNothing: field("NoNewPrivs") === "1",
    processors: field("Cpus_allowed_list"),
    peak: Number.parseInt(field("VmHWM")) * 1024,
  };
}

/**
 * Makes the kernel drop its cache of large files, so that they count for the container that reads them, as on a new
 * machine.
 * @param {string} root
 */
export async function forgetFiles(root) {
  await must("sync", ["--file-system", root]);
  await must("find", [root, "-xdev", "-type", "f", "-size", "+100k", "-exec", "dd", "if={}", "iflag=nocache", "count=0", "status=none", ";"]);
}

/** True if not even root can write there. @param {string} root */
export async function isReadOnly(root) {
  const said = await must("touch", [join(root, "site", "anything")]).then(() => "", String);
  return said.includes("Read-only file system");
}
