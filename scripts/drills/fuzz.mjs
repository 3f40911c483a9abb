// Three people do random things to the same records, a thousand times, compared with a model.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run.mjs";

const SEQUENCES = "1000";

/** @returns {Promise<string>} */
export async function drillFuzz() {
  const folder = mkdtempSync(join(tmpdir(), "calima-fuzz-"));
  const report = join(folder, "report.json");
  const began = performance.now();
  const exitCode = await run("npx", ["vitest", "run", "--project", "server", "tests/server/random-work.test.ts"], { FUZZ_SEQUENCES: SEQUENCES, FUZZ_REPORT: report });
  if (exitCode !== 0) throw new Error("The product and the model differ; the sequence that shows it stands above.");
  const { sequences, answers, done } = JSON.parse(readFileSync(report, "utf8"));
  rmSync(folder, { recursive: true });
  return [
    "Three people - an admin and two editors - work on the same members over HTTP: they create, open, save, draft, publish,",
    "move, delete, restore and log out in random orders. After each step the rows are compared with a model that knows",
    "nothing of the product, and after each sequence also the public page (`tests/server/random-work.test.ts`).",
    "",
    "| sequences | answers | differences | unexpected answers | minutes |",
    "| --- | --- | --- | --- | --- |",
    `| ${sequences} | ${answers} | 0 | 0 | ${((performance.now() - began) / 60_000).toFixed(1)} |`,
    "",
    `Done: ${Object.entries(done).map(([work, count]) => `${work} ${count}`).join(", ")}. A difference ends the drill and is printed.`,
  ].join("\n");
}
