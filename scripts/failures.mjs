// Finds tests that failed, or passed only on retry, in the JSON reports of vitest and Playwright.
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ name: string, message: string }} Failure */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion of vitest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile of vitest */
/** @typedef {{ projectName: string, status: string, results: { errors: { message?: string }[] }[] }} Run of a spec in one of Playwright's projects */
/** @typedef {{ title: string, file: string, ok: boolean, tests: Run[] }} Spec of Playwright */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright */
/** @typedef {{ testResults?: TestFile[], suites?: Suite[] }} Report */

/** Enough characters of an error to show what was expected where. */
const LONGEST_MESSAGE = 1500;

/** @param {Report} report @returns {Failure[]} */
export function failuresIn({ testResults = [], suites = [] }) {
  const specs = suites.flatMap(specsIn).filter(({ ok }) => !ok);
  return [...testResults.flatMap(inFile), ...specs.map(inSpec)].map(truncated);
}

/** Tests that failed in the browser and passed on retry. @param {Report} report @returns {Failure[]} */
export function unsteadyIn({ suites = [] }) {
  const specs = suites.flatMap(specsIn).filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return specs.map(inSpec).map(truncated);
}

/** @param {TestFile} file has no tests if it could not be loaded @returns {Failure[]} */
function inFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((assertion) => assertion.status === "failed");
  if (failed.length === 0 && status === "failed") return [{ name, message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name} > ${fullName}`,
    message: failureMessages.join("\n"),
  }));
}

/** @param {Suite} suite @returns {Spec[]} */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @param {Spec} spec @returns {Failure} */
function inSpec({ file, title, tests }) {
  const projects = tests.map(({ projectName }) => projectName).join(", ");
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return { name: `${file} (${projects}) > ${title}`, message: errors.map(({ message = "" }) => message).join("\n") };
}

/** @param {Failure} failure @returns {Failure} */
function truncated({ name, message }) {
  return { name, message: stripVTControlCharacters(message).slice(0, LONGEST_MESSAGE) };
}
