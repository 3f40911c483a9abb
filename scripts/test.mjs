// npm test: everything that the CI does, on a bare clone. The last line is the sum: `N passed, N failed`.
import { provideChromium } from "./chromium.mjs";
import { providePostgres } from "./postgres.mjs";
import { preparePackages, runGate, runStaticGates } from "./static-gates.mjs";
import { record, report } from "./tally.mjs";
import { runPlaywright, runVitest } from "./test-runners.mjs";

const isCi = process.env.CI === "true";

if (await preparePackages()) {
  await runStaticGates({ withUnusedCode: true });
  const isBuilt = await runGate("Build", async () => void (await (await import("./build.mjs")).build()));
  await runVitest("Unit tests", ["unit"]);
  await runVitest("Database tests on SQLite", ["sqlite"]);

  const postgres = await provided("Postgres", providePostgres);
  /** @type {Record<string, string>} */
  const reach = postgres === undefined ? {} : { TEST_POSTGRES_URL: postgres.url };
  if (postgres !== undefined) await runVitest("Database tests on Postgres", ["postgres"], reach);
  if (isBuilt) await testTheBuild(reach);
  else record("Tests of the build", { passed: 0, failed: 1, skipped: 0 }, 0, "not run: there is no build");
  postgres?.stop();
}
process.exitCode = report() ? 0 : 1;

/** @param {Record<string, string>} reach how the Postgres is reached, if there is one */
async function testTheBuild(reach) {
  await runVitest("Front", ["server"], reach);
  await runVitest("Sweep over every loader and action", ["sweep"], reach);

  const chromium = await provided("Chromium", provideChromium);
  if (chromium === undefined) return;
  await runPlaywright("Browser", [], { CHROMIUM_PATH: chromium });
  if (reach.TEST_POSTGRES_URL === undefined) return;
  const journeys = ["tests/browser/gate.spec.ts", "tests/browser/team.spec.ts", "--project=without JavaScript"];
  await runPlaywright("Browser, on Postgres", journeys, { ...reach, CHROMIUM_PATH: chromium, TEST_DATABASE: "postgres" });
}

/**
 * What this machine has or gets. What it cannot have is said, and is a failure where everything must run.
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
