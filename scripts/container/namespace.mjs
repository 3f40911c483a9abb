// Runs programs with another root, in their own mount and process namespaces (scripts/container-check.mjs), so that
// mounts and processes do not stay, and are not visible outside.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** The capabilities of root in a Docker container; all others are dropped here as well. */
const CAPABILITIES = ["chown", "dac_override", "fowner", "fsetid", "kill", "setgid", "setuid", "setpcap", "net_bind_service", "net_raw", "sys_chroot", "mknod", "audit_write", "setfcap"];
const DEVICES = { null: "3", zero: "5", full: "7", random: "8", urandom: "9" };
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** @typedef {{ root: string, command: string[], environment: Record<string, string>, user: string, folder: string, prefix?: string[] }} Program `prefix`: put before the command, for limits */

/**
 * Runs a program of this machine to its end.
 * @param {string} command
 * @param {string[]} parameters
 * @returns {Promise<string>} its output
 */
export async function must(command, parameters) {
  const child = spawn(command, parameters, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((resolve) => child.once("error", resolve).once("close", resolve));
  const [output, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return output;
  const said = `${output}\n${complaints}`.trim().split("\n").slice(-LAST_LINES).join("\n");
  throw new Error(`${[command, ...parameters].join(" ")} ended with ${String(code)}:\n${said}`);
}

const LAST_LINES = 30;

/** As in a container, name resolution uses the files of the machine. */
const NAMES = ["etc/resolv.conf", "etc/hosts"];

/** @param {string} root */
export function mountSystem(root) {
  mount("-t", "proc", "proc", join(root, "proc"));
  mount("-t", "tmpfs", "-o", "mode=755,size=4m", "tmpfs", join(root, "dev"));
  for (const [name, minor] of Object.entries(DEVICES)) mustNow("mknod", ["-m", "666", join(root, "dev", name), "c", "1", minor]);
  mustNow("ln", ["-s", "/proc/self/fd", join(root, "dev/fd")]);
  for (const file of NAMES) mount("--bind", `/${file}`, join(root, file));
}

/** @param {string} root */
export function unmountSystem(root) {
  for (const path of [...NAMES, "dev", "proc"]) mustNow("umount", [join(root, path)]);
}

/** @param {string[]} parameters */
export function mount(...parameters) {
  mustNow("mount", parameters);
}

/** @param {string} command @param {string[]} parameters */
function mustNow(command, parameters) {
  const { status, stderr } = spawnSync(command, parameters, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${[command, ...parameters].join(" ")}: ${stderr.trim()}`);
}

/**
 * The command that runs a program in its root, with its user and folder. Each program replaces the one before, so that
 * the process id is that of the program.
 * @param {Program} program
 * @returns {[command: string, parameters: string[]]}
 */
export function enterRoot({ root, command, environment, user, folder, prefix = [] }) {
  const rights = `-all,${CAPABILITIES.map((name) => `+${name}`).join(",")}`;
  const variables = Object.entries({ PATH, HOME: user === "root" ? "/root" : "/", ...environment });
  const inFolder = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', folder, ...command];
  const bound = ["setpriv", `--bounding-set=${rights}`, "--inh-caps=-all", "chroot", `--userspec=${user}`, root, ...inFolder];
  return ["env", ["--ignore-environment", ...variables.map(([name, value]) => `${name}=${value}`), ...prefix, ...bound]];
}
