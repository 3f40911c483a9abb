// npm test: everything that CI does, on a fresh clone. The last line is the sum: `N passed, N failed`.
import { availableParallelism } from "node:os";
import { provideChromium } from "./chromium.mjs";
import { ensureSuitableNode } from "./fit-node.mjs";
import { providePostgres } from "./postgres.mjs";
import { runSideBySide } from "./side-by-side.mjs";
import { gate, lint, preparePackages, quickGates, unusedCode } from "./static-gates.mjs";
import { record, report } from "./tally.mjs";
import { runPlaywright, runVitest } from "./test-runners.mjs";

/** @typedef {import("./side-by-side.mjs").Stage} Stage */

const isCi = process.env.CI === "true";
/** The number of parallel stages, and of workers in each run of vitest. More would not make it faster. */
const cores = Math.max(2, availableParallelism());

if (process.argv.length > 2) {
  console.error("npm test runs everything and takes no parameters. One file: npx vitest run FILE, or npx playwright test FILE in tests/browser/");
  process.exit(1);
}
await ensureSuitableNode();
if (await preparePackages()) {
  const postgres = await provided("Postgres", providePostgres);
  const chromium = await provided("Chromium", provideChromium);
  /** @type {Record<string, string>} */
  const reach = postgres === undefined ? {} : { TEST_POSTGRES_URL: postgres.url };
  const build = gate("Build", ["scripts/build.mjs"]);
  const browsers = chromium === undefined ? [] : browserStages(chromium, reach);
  // most stages wait for the build; then the longest come first, so that no place is empty at the end
  await runSideBySide([build, lint, ...browsers, ...vitestStages(reach), ...quickGates, unusedCode], cores);
  postgres?.stop();
}
process.exitCode = report() ? 0 : 1;

/** @param {Record<string, string>} reach the address of Postgres, if there is one @returns {Stage[]} */
function vitestStages(reach) {
  const onPostgres = vitest("Database tests on Postgres", ["postgres"], reach);
  return [
    { ...vitest("Front", ["server", "pages"], reach), after: "Build" },
    { ...vitest("Sweep over every loader and action", ["sweep"], reach), after: "Build" },
    vitest("Database tests on SQLite", ["sqlite"]),
    ...("TEST_POSTGRES_URL" in reach ? [onPostgres] : []),
    vitest("Unit tests", ["unit"]),
  ];
}

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {Record<string, string>} [environment]
 * @returns {Stage}
 */
function vitest(name, projects, environment) {
  return { name, run: () => runVitest(name, [...projects.map((project) => `--project=${project}`), `--maxWorkers=${cores}`], environment) };
}

/** @param {string} chromium @param {Record<string, string>} reach @returns {Stage[]} */
function browserStages(chromium, reach) {
  const journeys = ["tests/browser/gate.spec.ts", "tests/browser/team.spec.ts", "--project=without JavaScript"];
  // each worker of Playwright keeps a browser and a site busy
  const few = `--workers=${Math.ceil(cores / 2)}`;
  const onPostgres = browser("Browser, on Postgres", [...journeys, few], { ...reach, CHROMIUM_PATH: chromium, TEST_DATABASE: "postgres" });
  return [
    // more workers, because it takes longer than the others beside it, and a browser waits half of the time
    browser("Browser", ["--project=with JavaScript", `--workers=${cores}`], { CHROMIUM_PATH: chromium }),
    browser("Browser without JavaScript", ["--project=without JavaScript", few], { CHROMIUM_PATH: chromium }),
    ...("TEST_POSTGRES_URL" in reach ? [onPostgres] : []),
  ];
}

/**
 * @param {string} name
 * @param {string[]} parameters
 * @param {Record<string, string>} environment
 * @returns {Stage}
 */
function browser(name, parameters, environment) {
  const output = `--output=test-results/${name.replaceAll(/\W+/g, "-")}`;
  return { name, after: "Build", run: () => runPlaywright(name, [...parameters, output], environment) };
}

/**
 * Gets something that a stage needs. If this machine cannot have it, says so, and fails if everything must run.
 * @template Provided
 * @param {string} name
 * @param {() => Promise<Provided | undefined>} provide
 */
async function provided(name, provide) {
  const found = await provide().catch((/** @type {unknown} */ error) => {
    console.error(error);
    return undefined;
  });
  const counts = { passed: 0, failed: isCi ? 1 : 0, skipped: isCi ? 0 : 1 };
  if (found === undefined) record(`Tests that need ${name}`, counts, 0, `there is no ${name} here, and none could be had`);
  return found;
}
