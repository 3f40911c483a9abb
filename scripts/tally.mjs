// Counts what passed and failed over all the programs of `npm test`.
import { readFileSync, rmSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {{ name: string, counts: Counts, seconds: number, note?: string }[]} */
const rows = [];

/**
 * @param {string} name
 * @param {Counts} counts
 * @param {number} seconds
 * @param {string} [note]
 */
export function record(name, counts, seconds, note) {
  rows.push({ name, counts, seconds, note });
}

/** Prints what happened; the last line is the sum, for people and machines. Answers whether nothing failed. */
export function report() {
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

/**
 * The counts in a runner's JSON report. A runner that stopped without naming a failed test still failed once.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOf(file, exitCode) {
  const counts = readCounts(file);
  rmSync(file, { force: true });
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

/** @param {string} file */
function readCounts(file) {
  try {
    return countsIn(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @param {Record<string, any>} result of vitest (numPassedTests) or of Playwright (stats) */
function countsIn(result) {
  if (result.stats) {
    const { expected, unexpected, flaky, skipped } = result.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = result;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}
