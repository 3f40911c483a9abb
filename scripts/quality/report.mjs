import { execFileSync } from "node:child_process";
import { LIGHTHOUSE } from "./lighthouse.mjs";
import { writeSection } from "./quality-page.mjs";

/** @typedef {import("./median-visit.mjs").Measured & { page: string }} Row */

const HEAD = [
  "| page | performance | accessibility | best practices | SEO | largest paint | blocked | CLS | first view | requests | JavaScript |",
  "|---|---|---|---|---|---|---|---|---|---|---|",
];

/** @param {Row[]} rows */
export function tableOf(rows) {
  return [...HEAD, ...rows.map(lineOf)].join("\n");
}

/** @param {Row[]} rows @param {string} chromium */
export async function writeReport(rows, chromium) {
  const version = execFileSync(chromium, ["--version", "--no-sandbox"]).toString().trim();
  const full = rows.filter(({ isFull }) => isFull).length;
  await writeSection(
    "lighthouse",
    `# What Lighthouse says

Made by \`npm run quality\` on ${new Date().toISOString().slice(0, 10)}: the built site on a fresh data folder, every page of the
sitemap, ${LIGHTHOUSE.replace("@", " ")} with its own phone and slow 4G, ${version}, the median of three visits.
${full} of ${rows.length} pages have 100 four times. Aims: 100 everywhere; the start page at most 150 KB in at most 12 requests,
JavaScript at most 5 KB, CLS 0. Bytes are as they came over the wire, headers included; the first view is without scrolling.

${tableOf(rows)}
`,
  );
}

/** @param {Row} row */
function lineOf({ page, scores, paintMs, blockedMs, shift, bytes, scriptBytes, requests }) {
  const { performance, accessibility, "best-practices": practices, seo } = scores;
  const figures = [`${(paintMs / 1000).toFixed(1)} s`, `${blockedMs.toFixed(0)} ms`, shift.toFixed(3), kilobytes(bytes), requests, kilobytes(scriptBytes)];
  return `| ${[page, performance, accessibility, practices, seo, ...figures].join(" | ")} |`;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
