// npm run completeness: counts how many texts of a new site each language has, for docs/quality.md.
// Makes a new data folder with the default content and counts what the site would show.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { writeSection } from "./quality/quality-page.mjs";
import { ROOT, run } from "./run.mjs";

readCommandLine("npm run completeness", {});
const folder = mkdtempSync(join(tmpdir(), "calima-completeness-"));

await build();
try {
  const settings = { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, "site.db")}` };
  if ((await run(process.execPath, [`${ROOT}build/prepare.js`], settings)) !== 0) throw new Error("There is no default content to count.");
  const environment = { ...process.env, ...settings };
  const table = execFileSync(process.execPath, [`${ROOT}build/completeness.js`], { env: environment }).toString().trim();
  await writeSection("completeness", sectionOf(table));
  console.log(`\n${table}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} table */
function sectionOf(table) {
  return `# What a new site says in each language

Made by \`npm run completeness\` on ${new Date().toISOString().slice(0, 10)}: every text that staff may change or translate, counted in the
database that a new site begins with. *own*: there is a text in that language, saved or built in. *German*: there is
none, and the site shows the German one, marked as such. *missing*: there is none in German either, and nothing is shown.

${table}
`;
}
