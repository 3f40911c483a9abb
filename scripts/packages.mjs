// Brings node_modules to what package-lock.json says, and does nothing when it is that already.
import { readFileSync } from "node:fs";
import { ROOT, run } from "./run.mjs";

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(`${ROOT}${file}`, "utf8")).packages;
  } catch {
    return {};
  }
}

function isOutdated() {
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).some(
    ([path, { version, optional, devOptional, peer }]) =>
      path !== "" && !optional && !devOptional && !peer && installed[path]?.version !== version,
  );
}

/** The tools of development included. Answers whether the packages are there. */
export async function installPackages() {
  if (!isOutdated()) return true;
  console.log("Installing the packages of package-lock.json (takes a minute or two)");
  return (await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"])) === 0;
}
