// Finds the failed tests in the JSON reports of vitest and Playwright.
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ name: string, message: string }} Failure */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion of vitest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile of vitest */
/** @typedef {{ projectName: string, results: { errors: { message?: string }[] }[] }} Run of a spec in one of Playwright's projects */
/** @typedef {{ title: string, file: string, ok: boolean, tests: Run[] }} Spec of Playwright */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright */
/** @typedef {{ testResults?: TestFile[], suites?: Suite[] }} Report */

/** As many characters of an error as show what was expected where. */
const LONGEST_MESSAGE = 1500;

/** @param {Report} report @returns {Failure[]} */
export function failuresIn({ testResults = [], suites = [] }) {
  return [...testResults.flatMap(inFile), ...suites.flatMap(inSuite)].map(({ name, message }) => ({
    name,
    message: stripVTControlCharacters(message).slice(0, LONGEST_MESSAGE),
  }));
}

/** @param {TestFile} file without tests when it could not even be loaded @returns {Failure[]} */
function inFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((assertion) => assertion.status === "failed");
  if (failed.length === 0 && status === "failed") return [{ name, message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name} > ${fullName}`,
    message: failureMessages.join("\n"),
  }));
}

/** @param {Suite} suite @returns {Failure[]} */
function inSuite({ specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map(inSpec), ...suites.flatMap(inSuite)];
}

/** @param {Spec} spec @returns {Failure} */
function inSpec({ file, title, tests }) {
  const projects = tests.map(({ projectName }) => projectName).join(", ");
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return { name: `${file} (${projects}) > ${title}`, message: errors.map(({ message = "" }) => message).join("\n") };
}
