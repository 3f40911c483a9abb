import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "../architecture/tree";

const OUTDIR = ".cache/bundle-test";

const SOURCE = `
  /*! the company’s own words */
  const tagged = (texts: TemplateStringsArray) => texts[0];
  console.log(/^a – b$/u.test("a – b"), tagged\`… 💿\`, "straße");
`;

/** Bundles a small program, and prints the compilers that still run as child processes. */
const BUNDLE = `
  import { spawnSync } from "node:child_process";
  import { bundleForNode } from "./scripts/build-steps/bundle.mjs";
  await bundleForNode({ programs: { program: "${OUTDIR}/source.ts" }, outdir: "${OUTDIR}", part: "part" });
  console.log(spawnSync("pgrep", ["-f", "-P", String(process.pid), "service"], { encoding: "utf8" }).stdout);
`;

const run = async (parameters: string[]) => (await promisify(execFile)(process.execPath, parameters, { cwd: ROOT })).stdout.trim();
const bundle = () => run(["--input-type=module", "--eval", BUNDLE]);

beforeEach(async () => {
  await mkdir(join(ROOT, OUTDIR), { recursive: true });
  await writeFile(join(ROOT, OUTDIR, "source.ts"), SOURCE);
});

afterEach(() => rm(join(ROOT, OUTDIR), { recursive: true }));

it("bundling leaves no compiler running in the process that later serves the site", async () => {
  expect(await bundle()).toBe("");
});

it("a failed bundling leaves the previous programs and their parts unchanged", async () => {
  const source = (word: string) => `await import("./late");${word}`;
  await writeFile(join(ROOT, OUTDIR, "late.ts"), 'console.log("runs");');
  await writeFile(join(ROOT, OUTDIR, "source.ts"), source(""));
  await bundle();
  await writeFile(join(ROOT, OUTDIR, "source.ts"), source("???"));
  await expect(bundle()).rejects.toThrow("Unexpected");
  expect(await run([`${OUTDIR}/program.js`])).toBe("runs");
});

it("bundled programs are pure ASCII, because other characters would double their memory, and print the same", async () => {
  await bundle();
  expect(await readFile(join(ROOT, OUTDIR, "program.js"), "utf8")).toMatch(/^[\0-\x7f]+$/);
  expect(await run([`${OUTDIR}/program.js`])).toBe("true … 💿 straße");
});
