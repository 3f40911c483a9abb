// Starts vitest and Playwright and counts what they report.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "./run.mjs";
import { recordReport } from "./tally.mjs";

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {Record<string, string>} [environment]
 */
export function runVitest(name, projects, environment) {
  const chosen = projects.flatMap((project) => ["--project", project]);
  return counted(name, (report) =>
    runTool(
      "vitest",
      ["run", ...chosen, "--passWithNoTests", "--reporter=default", "--reporter=json", `--outputFile=${report}`],
      environment,
    ),
  );
}

/**
 * @param {string} name
 * @param {string[]} parameters
 * @param {Record<string, string>} environment
 */
export function runPlaywright(name, parameters, environment) {
  return counted(name, (report) =>
    runTool("playwright", ["test", "--reporter=line,json", ...parameters], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
  );
}

/**
 * @param {string} name
 * @param {(report: string) => Promise<number>} start
 */
async function counted(name, start) {
  console.log(`\n== ${name}`);
  const begin = performance.now();
  const report = join(tmpdir(), `calima-${process.pid}-${name.replaceAll(/\W+/g, "-")}.json`);
  const exitCode = await start(report);
  recordReport(name, report, exitCode, (performance.now() - begin) / 1000);
}
