// npm run supply: asks the registry for advisories about the lockfile, and fails for each that has no decision in
// docs/advisories.json.
import { spawnSync } from "node:child_process";
import { readCommandLine } from "./command-line.mjs";
import { ROOT } from "./run.mjs";
import { advisoriesIn, compare, readDispositions } from "./supply/advisories.mjs";

readCommandLine("npm run supply", {});
// the exit code is ignored, because npm fails for any advisory
const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: ROOT, encoding: "utf8" });
const advisories = advisoriesIn(stdout);
if (advisories === null) {
  console.error(`The registry did not answer with advisories, so nothing was compared:\n${stdout.trim()}`);
  process.exitCode = 2;
} else {
  const { open, past } = compare(advisories, readDispositions());
  for (const { id, package: name, title, range } of open) console.error(`${id}  ${name} ${range}  ${title}`);
  for (const { id, package: name } of past) console.log(`${id}  ${name}  is not reported any more: take it out of docs/advisories.json`);
  console.log(`${String(advisories.length)} advisories, ${String(open.length)} without a decision`);
  process.exitCode = open.length === 0 ? 0 : 1;
}
