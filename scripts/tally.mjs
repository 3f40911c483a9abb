// Counts passed and failed tests of all programs in `npm test`.
import { readFileSync, rmSync } from "node:fs";
import { failuresIn, unsteadyIn } from "./failures.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {import("./failures.mjs").Failure} Failure */

/** @type {{ name: string, counts: Counts, seconds: number, note?: string }[]} */
const rows = [];

/** @type {Failure[]} */
const failures = [];

/** @type {Failure[]} */
const unsteady = [];

/**
 * @param {string} name
 * @param {Counts} counts
 * @param {number} seconds
 * @param {string} [note]
 */
export function record(name, counts, seconds, note) {
  rows.push({ name, counts, seconds, note });
}

/**
 * Counts the results in a runner's JSON report. A runner that failed without naming a failed test counts as one failure.
 * @param {string} name
 * @param {string} file the report, which is removed afterwards
 * @param {number} exitCode
 * @param {number} seconds
 */
export function recordReport(name, file, exitCode, seconds) {
  const result = readResult(file);
  rmSync(file, { force: true });
  const failed = exitCode === 0 ? result.counts.failed : Math.max(result.counts.failed, 1);
  failures.push(...result.failures);
  unsteady.push(...result.unsteady);
  record(name, { ...result.counts, failed }, seconds);
}

/** Prints failures and counts; the last line is the sum, for people and programs. Answers whether nothing failed. */
export function report() {
  for (const { name, message } of unsteady) console.log(`\nPASSED ONLY WHEN TRIED AGAIN ${name}\n${message}`);
  for (const { name, message } of failures) console.log(`\nFAILED ${name}\n${message}`);
  console.log("");
  for (const { name, counts, seconds, note } of rows) {
    console.log(`${name.padEnd(36)} ${inWords(counts)} (${seconds.toFixed(0)} s)${note ? ` - ${note}` : ""}`);
  }
  const sum = rows.reduce((total, { counts }) => added(total, counts), { passed: 0, failed: 0, skipped: 0 });
  console.log(`\n${inWords(sum)}`);
  return sum.failed === 0 && sum.passed > 0;
}

/** @param {Counts} one @param {Counts} other */
function added(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** @param {Counts} counts */
function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {string} file @returns {{ counts: Counts, failures: Failure[], unsteady: Failure[] }} */
function readResult(file) {
  try {
    const result = JSON.parse(readFileSync(file, "utf8"));
    return { counts: countsIn(result), failures: failuresIn(result), unsteady: unsteadyIn(result) };
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [], unsteady: [] };
  }
}

/** @param {Record<string, any>} result of vitest (numPassedTests) or of Playwright (stats) */
function countsIn(result) {
  if (result.stats) {
    const { expected, unexpected, flaky, skipped } = result.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = result;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}
