import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** /proc counts in hundredths of a second on every Linux that Node supports. */
const MICROSECONDS_PER_TICK = 10_000;

/** User and system time together. @param {number} pid @returns {number} microseconds */
export function processorTime(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return fromPs(pid);
  // the second field is the name in brackets, which may contain any characters
  const fields = readFileSync(file, "latin1").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}

/** On other systems, from `ps` as "minutes:seconds.hundredths". @param {number} pid */
function fromPs(pid) {
  const [minutes = "0", seconds = "0"] = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" }).trim().split(":");
  return (Number(minutes) * 60 + Number(seconds)) * 1e6;
}

/** @param {number} pid @returns {number} megabytes currently in RAM */
export function residentMemory(pid) {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes.trim()) / 1024;
}
