// Compares the registry's advisories about the lockfile with our decisions.
import { readFileSync } from "node:fs";
import * as z from "zod";
import { ROOT } from "../run.mjs";

const listSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    package: z.string().min(1),
    /** The locked versions that the decision is about. */
    versions: z.array(z.string().min(1)).min(1),
    disposition: z.enum(["not reached", "only in tests", "waits for a fix"]),
    reason: z.string().min(40),
    date: z.iso.date(),
  }),
);

/** @typedef {z.infer<typeof listSchema>[number]} Disposition */

/** The format of `npm audit --json` (auditReportVersion 2); `via` also names packages that only use an affected one. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), z.object({ name: z.string(), title: z.string(), url: z.string(), range: z.string() })])) })),
});

/** @typedef {{ id: string, package: string, title: string, range: string }} Advisory */

/** Throws if the file is invalid. */
export function readDispositions() {
  return listSchema.parse(JSON.parse(readFileSync(`${ROOT}docs/advisories.json`, "utf8")));
}

/**
 * @param {string} output of `npm audit --json`
 * @returns {Advisory[] | null} null if the registry did not answer with advisories
 */
export function advisoriesIn(output) {
  const report = reportSchema.safeParse(jsonIn(output));
  if (!report.success) return null;
  const advisories = Object.values(report.data.vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== "string"));
  return advisories.map(({ name, title, url, range }) => ({ id: url.split("/").at(-1) ?? url, package: name, title, range }));
}

/**
 * @param {readonly Advisory[]} advisories
 * @param {readonly Disposition[]} dispositions
 * @returns {{ open: Advisory[], past: Disposition[] }} advisories without a decision, and decisions that are no longer needed
 */
export function compare(advisories, dispositions) {
  /** @param {{ id: string, package: string }} one @returns {(other: { id: string, package: string }) => boolean} */
  const isSame = (one) => (other) => one.id === other.id && one.package === other.package;
  return {
    open: advisories.filter((advisory) => !dispositions.some(isSame(advisory))),
    past: dispositions.filter((disposition) => !advisories.some(isSame(disposition))),
  };
}

/** @param {string} text @returns {unknown} */
function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
