// Limits the memory of a program and its child processes: with a control group if this machine allows one, else by
// watching.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ how: string, prefix: string[], killed: () => boolean, peak: () => number | undefined }} MemoryLimit `prefix`: the beginning of a limited command; `peak`: bytes, including the kernel's file cache */
/** @typedef {{ parent: string, isThere: () => boolean, limits: Record<string, string>, peak: string, kills: string }} Kind */

/** @param {number} bytes @returns {Kind[]} */
const kindsOf = (bytes) => [
  {
    parent: "/sys/fs/cgroup",
    isThere: () => readIfThere("/sys/fs/cgroup/cgroup.subtree_control").split(/\s+/).includes("memory"),
    limits: { "memory.max": String(bytes), "memory.swap.max": "0" },
    peak: "memory.peak",
    kills: "memory.events",
  },
  {
    parent: "/sys/fs/cgroup/memory",
    isThere: () => existsSync("/sys/fs/cgroup/memory/memory.limit_in_bytes"),
    limits: { "memory.limit_in_bytes": String(bytes), "memory.memsw.limit_in_bytes": String(bytes) },
    peak: "memory.max_usage_in_bytes",
    kills: "memory.oom_control",
  },
];

/** @param {string} name of the control group @param {number} bytes @returns {MemoryLimit} */
export function limitMemory(name, bytes) {
  const kind = kindsOf(bytes).find(({ isThere, parent }) => isThere() && canMake(join(parent, name)));
  if (kind === undefined) return { how: "watched only, for no control group for memory can be made on this machine", prefix: [], killed: () => false, peak: () => undefined };
  const group = join(kind.parent, name);
  for (const [file, value] of Object.entries(kind.limits)) {
    // a machine without swap accounting has no such file, and no swap for the group
    if (existsSync(join(group, file))) writeFileSync(join(group, file), value);
  }
  return {
    how: "by a control group",
    prefix: ["/bin/sh", "-c", `echo $$ > ${group}/cgroup.procs && exec "$@"`, "sh"],
    killed: () => /oom_kill [1-9]/.test(readIfThere(join(group, kind.kills))),
    peak: () => Number(readIfThere(join(group, kind.peak))) || undefined,
  };
}

/** @param {string} group */
function canMake(group) {
  try {
    mkdirSync(group);
    return true;
  } catch {
    return false;
  }
}

/** Call it when nothing runs in the group any more. @param {string} name */
export function removeMemoryLimit(name) {
  for (const { parent } of kindsOf(0)) {
    if (existsSync(join(parent, name))) rmdirSync(join(parent, name));
  }
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
}
