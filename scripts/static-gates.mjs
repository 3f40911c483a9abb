// Checks that do not run the site. `npm run check` and `npm test` share this list.
import { existsSync } from "node:fs";
import { installPackages } from "./packages.mjs";
import { ROOT, runWhole } from "./run.mjs";
import { record } from "./tally.mjs";

/** @typedef {import("./side-by-side.mjs").Stage} Stage */

const folders = ["app", "server", "scripts", "tests", "prisma"].filter((folder) => existsSync(`${ROOT}${folder}`));

/** @param {string} name of a program in node_modules */
const tool = (name) => `node_modules/.bin/${name}`;

/** Takes as long as all other checks together. */
export const lint = gate("Lint", [tool("eslint"), ".", "--max-warnings", "0"]);

export const quickGates = [
  gate("Types", [tool("tsc"), "--noEmit", "--project", "."]),
  gate("Layers", [tool("depcruise"), ...folders, "--config", ".dependency-cruiser.cjs"]),
];

export const unusedCode = gate("Nothing unused", [tool("knip"), "--no-progress"]);

/**
 * A Node program whose exit code decides.
 * @param {string} name
 * @param {string[]} parameters
 * @returns {Stage}
 */
export function gate(name, parameters) {
  const run = async () => {
    const start = performance.now();
    const { exitCode, output } = await runWhole(process.execPath, parameters);
    return { isGood: counted(name, { isGood: exitCode === 0, start }), output };
  };
  return { name, run };
}

/** Installs packages and generates code that all checks need. Answers whether that succeeded. */
export async function preparePackages() {
  return (await prepared("Packages", installPackages)) && (await prepared("Database clients", generateClients));
}

async function generateClients() {
  // imported here, because it needs the packages
  await (await import("./prisma-schemas.mjs")).generateClients();
  return true;
}

/** @param {string} name @param {() => Promise<boolean>} prepare */
async function prepared(name, prepare) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  return counted(name, { isGood: await prepare().catch(complain), start });
}

/** @param {string} name @param {{ isGood: boolean, start: number }} end */
function counted(name, { isGood, start }) {
  record(name, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }, (performance.now() - start) / 1000);
  return isGood;
}

/** @param {unknown} error */
function complain(error) {
  console.error(error);
  return false;
}
