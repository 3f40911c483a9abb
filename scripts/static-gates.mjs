// What is checked without running the site. `npm run check` and `npm test` go through the same list.
import { existsSync } from "node:fs";
import { installPackages } from "./packages.mjs";
import { ROOT, runTool } from "./run.mjs";
import { record } from "./tally.mjs";

const folders = ["app", "server", "scripts", "tests", "prisma"].filter((folder) => existsSync(`${ROOT}${folder}`));

/** @typedef {{ name: string, check: () => Promise<number> }} Gate */

const linter = { name: "Lint", check: () => runTool("eslint", [".", "--max-warnings", "0"]) };

const quickGates = [
  { name: "Types", check: () => runTool("tsc", ["--noEmit", "--project", "."]) },
  { name: "Layers", check: () => runTool("depcruise", [...folders, "--config", ".dependency-cruiser.cjs"]) },
];

const unusedCode = { name: "Nothing unused", check: () => runTool("knip", ["--no-progress"]) };

/**
 * All at once: the linter alone takes as long as the others one after the other.
 * @param {{ withUnusedCode: boolean }} options
 */
export async function runStaticGates({ withUnusedCode }) {
  const others = withUnusedCode ? [...quickGates, unusedCode] : quickGates;
  await Promise.all([runGate(linter.name, linter.check), runInTurn(others)]);
}

/** @param {Gate[]} gates */
async function runInTurn(gates) {
  for (const { name, check } of gates) await runGate(name, check);
}

/** Packages and generated code, without which nothing else can be checked. Answers whether they are there. */
export async function preparePackages() {
  return (await runGate("Packages", installPackages)) && (await runGate("Database clients", generateClients));
}

async function generateClients() {
  // why: it needs packages, which are there only now.
  await (await import("./prisma-schemas.mjs")).generateClients();
}

/**
 * A step that passes or fails as one.
 * @param {string} name
 * @param {() => Promise<number | boolean | void>} check answers an exit code, or whether all is well; nothing is well
 * @returns {Promise<boolean>}
 */
export async function runGate(name, check) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const answer = await check().catch(complain);
  const isGood = answer === undefined || answer === true || answer === 0;
  record(name, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }, (performance.now() - start) / 1000);
  return isGood;
}

/** @param {unknown} error */
function complain(error) {
  console.error(error);
  return 1;
}
