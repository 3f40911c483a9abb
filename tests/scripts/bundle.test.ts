import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "../architecture/tree";

const OUTDIR = ".cache/bundle-test";

/** Bundles a small program, and says which compilers it has as children then. */
const PROGRAM = `
  import { spawnSync } from "node:child_process";
  import { bundleForNode } from "./scripts/build-steps/bundle.mjs";
  await bundleForNode({ programs: { run: "scripts/run.mjs" }, outdir: "${OUTDIR}", part: "part" });
  console.log(spawnSync("pgrep", ["-f", "-P", String(process.pid), "service"], { encoding: "utf8" }).stdout);
`;

it("leaves no compiler running in the process that goes on to serve the site", async () => {
  onTestFinished(() => rm(join(ROOT, OUTDIR), { recursive: true }));
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", PROGRAM], { cwd: ROOT });
  expect(stdout.trim()).toBe("");
});
