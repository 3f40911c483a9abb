// npm run bench: measures what an answer costs, in under ten minutes; writes a table and a chart to docs/performance.md.
// `npm run bench -- logins growth` prints only these measurements. Slow ones run only by name.
// The servers share one processor core and take turns; the load comes from another core. Times are processor time,
// which other programs disturb little; ratios compare neighbouring turns, which reduces the disturbance further.
import { build } from "./build.mjs";
import { measureAnswers } from "./bench/answers.mjs";
import { measurePageWeight } from "./bench/page-weight.mjs";
import { measureBadInput } from "./bench/bad-input.mjs";
import { measureBundles } from "./bench/bundles.mjs";
import { measureEditing } from "./bench/editing.mjs";
import { measureLoginLogOnPostgres, measureLoginLogOnSqlite } from "./bench/login-log.mjs";
import { measureGrowth } from "./bench/growth.mjs";
import { measureLoadDrill } from "./bench/load-drill.mjs";
import { measureLogins } from "./bench/logins.mjs";
import { measureMemory } from "./bench/memory.mjs";
import { ensureSuitableNode } from "./fit-node.mjs";
import { writePerformancePage } from "./bench/performance-page.mjs";
import { measureManyPosts } from "./bench/many-posts.mjs";
import { measurePictureJob } from "./bench/picture-job.mjs";
import { measureStarts } from "./bench/starts.mjs";
import { removeSite, prepareSite } from "./bench/servers.mjs";

/** @type {Record<string, () => Promise<import("./bench/servers.mjs").Row[]>>} */
const MEASUREMENTS = {
  starts: measureStarts,
  answers: measureAnswers,
  "bad-input": measureBadInput,
  "page-weight": measurePageWeight,
  bundles: measureBundles,
  editing: measureEditing,
  memory: measureMemory,
  growth: measureGrowth,
  "load-drill": measureLoadDrill,
  "many-posts": measureManyPosts,
  "picture-job": measurePictureJob,
  logins: measureLogins,
  "login-log-sqlite": measureLoginLogOnSqlite,
  "login-log-postgres": measureLoginLogOnPostgres,
};

const ALWAYS = ["answers", "starts", "memory", "editing", "bad-input", "page-weight"];

const named = process.argv.slice(2);
const wanted = named.length === 0 ? ALWAYS : named;
const unknown = wanted.find((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown !== undefined) {
  console.error(`There is no measurement ${unknown}. There are: ${Object.keys(MEASUREMENTS).join(", ")}`);
  process.exit(1);
}

await ensureSuitableNode();
await build();
await prepareSite();
/** @type {import("./bench/servers.mjs").Row[]} */
const rows = [];
try {
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (wanted.includes(name)) rows.push(...(await measure()));
  }
} finally {
  // measurements before a failure may have taken minutes
  console.log(`\n${table(rows)}`);
  if (named.length === 0) await writePerformancePage(table(rows), rows);
  removeSite();
}

/** @param {import("./bench/servers.mjs").Row[]} rows */
function table(rows) {
  const lines = rows.map(({ what, value, aim = "" }) => `| ${what} | ${value} | ${aim} |`);
  return ["| measured | value | aim |", "|---|---|---|", ...lines].join("\n");
}
