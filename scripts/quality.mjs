// npm run quality: Lighthouse's results for every public page in every language, on a phone; the median of three visits.
// Builds the site, starts it with a new data folder, writes the table into docs/quality.md.
// `npm run quality -- /de/team /en` measures only these pages and writes nothing.
import { build } from "./build.mjs";
import { provideChromium } from "./chromium.mjs";
import { removeSite, startServer } from "./bench/servers.mjs";
import { auditsBelowFull, medianVisit } from "./quality/median-visit.mjs";
import { lighthouseProgram, visit } from "./quality/lighthouse.mjs";
import { tableOf, writeReport } from "./quality/report.mjs";

const PORT = 4879;
const VISITS = 3;
const origin = `http://127.0.0.1:${PORT}`;
const chosen = process.argv.slice(2);

const chromium = await provideChromium();
if (chromium === undefined) throw new Error("There is no Chromium: set CHROMIUM_PATH.");
await build();
const server = await startServer("front", PORT, { PUBLIC_URL: origin });
try {
  const program = await lighthouseProgram();
  const pages = await listPages();
  const unknown = chosen.filter((page) => !pages.includes(page));
  if (unknown.length > 0) console.error(`The sitemap has no page ${unknown.join(", ")}`);
  const rows = [];
  for (const page of chosen.length === 0 ? pages : pages.filter((one) => chosen.includes(one))) rows.push(await measured(page, program, chromium));
  if (chosen.length === 0) await writeReport(rows, chromium);
  console.log(`\n${tableOf(rows)}`);
  process.exitCode = unknown.length === 0 && rows.every(({ isFull }) => isFull) ? 0 : 1;
} finally {
  await server.stop();
  removeSite();
}

/** All pages in the sitemap, as paths. */
async function listPages() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** @param {string} page @param {string} program @param {string} browser */
async function measured(page, program, browser) {
  // a page is rendered once after each edit, but visitors usually get the cached one
  await fetch(origin + page);
  const visits = [];
  while (visits.length < VISITS) visits.push(await visit(origin + page, { program, browser }));
  const row = { page, ...medianVisit(visits) };
  console.log(`${page} ${Object.values(row.scores).join(" ")}${auditsBelowFull(visits)}`);
  return row;
}
