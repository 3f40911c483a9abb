// Installs what package-lock.json requires, unless node_modules has it already.
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

/** Includes development tools. Answers whether the packages are installed. */
export async function installPackages() {
  if (!isOutdated()) return true;
  console.log("Installing the packages of package-lock.json (takes a minute or two)");
  return (await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"])) === 0;
}
