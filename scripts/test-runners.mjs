// Starts vitest and Playwright and counts their results.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runWhole } from "./run.mjs";
import { recordReport } from "./tally.mjs";

/** @param {string} name @param {string[]} parameters @param {Record<string, string>} [environment] */
export function runVitest(name, parameters, environment) {
  return counted(name, (report) =>
    runOurs("vitest", ["run", ...parameters, "--reporter=default", "--reporter=json", `--outputFile=${report}`], environment),
  );
}

/** @param {string} name @param {string[]} parameters @param {Record<string, string>} environment */
export function runPlaywright(name, parameters, environment) {
  return counted(name, (report) =>
    runOurs("playwright", ["test", "--reporter=line,json", ...parameters], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
  );
}

/** @param {string} tool of node_modules @param {string[]} parameters @param {Record<string, string>} [environment] */
function runOurs(tool, parameters, environment) {
  return runWhole(process.execPath, [`${ROOT}node_modules/.bin/${tool}`, ...parameters], environment);
}

/** @param {string} name @param {(report: string) => Promise<{ exitCode: number, output: string }>} start */
async function counted(name, start) {
  const begin = performance.now();
  const report = join(tmpdir(), `calima-${process.pid}-${name.replaceAll(/\W+/g, "-")}.json`);
  const { exitCode, output } = await start(report);
  recordReport(name, report, exitCode, (performance.now() - begin) / 1000);
  return { isGood: exitCode === 0, output };
}
