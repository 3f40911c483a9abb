// npm run bench: what a page costs. Prints a Markdown table and writes nothing.
// The servers share one processor core and take turns; the load comes from another. Times are processor time, so that
// other programs on the machine disturb little; ratios are taken between neighbouring turns, so that they disturb less.
import { build } from "./build.mjs";
import { measurePageWeight } from "./bench/page-weight.mjs";
import { measureBadInput } from "./bench/bad-input.mjs";
import { measureEditing } from "./bench/editing.mjs";
import { measureFirstHits } from "./bench/first-hits.mjs";
import { measurePictureJob } from "./bench/picture-job.mjs";
import { measureStarts } from "./bench/starts.mjs";
import { measureWarmPage } from "./bench/warm-page.mjs";
import { removeSite, prepareSite } from "./bench/servers.mjs";

await build();
await prepareSite();
try {
  const rows = [
    ...(await measureStarts()),
    ...(await measureFirstHits()),
    ...(await measureWarmPage()),
    ...(await measureBadInput()),
    ...(await measurePageWeight()),
    ...(await measureEditing()),
    ...(await measurePictureJob()),
  ];
  console.log(`\n${table(rows)}`);
} finally {
  removeSite();
}

/** @param {import("./bench/servers.mjs").Row[]} rows */
function table(rows) {
  const lines = rows.map(({ what, value, aim = "" }) => `| ${what} | ${value} | ${aim} |`);
  return ["| measured | value | aim |", "|---|---|---|", ...lines].join("\n");
}
