// Installs Debian packages on machines that are created for each run (CI) and on which we are root.
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

export function canUseApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** @param {string} name @returns {Promise<boolean>} whether it is installed afterwards */
export async function installDebianPackage(name) {
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "--yes", "--no-install-recommends", "-qq", name];
  if ((await run("apt-get", install, quiet)) === 0) return true;
  // a new machine has no package lists yet
  await run("apt-get", ["update", "-qq"], quiet);
  return (await run("apt-get", install, quiet)) === 0;
}
