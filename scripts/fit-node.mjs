// The Node that the site runs on. Node's own modules only: it works before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { ROOT } from "./run.mjs";

/** For machines that have none that fits: of the major version that the Dockerfile names. */
const BROUGHT = "24.21.0";

/** why: better-sqlite3 13 ends a Node without Node-API 10, which came with 22.14 (github.com/WiseLibs/better-sqlite3/issues/1514). */
const isFit = Number(process.versions.napi) >= 10;

/** Goes on in a Node that npm brings, and does not return, if this one is too old. */
export async function needFitNode() {
  if (isFit) return;
  console.log(`Node ${process.versions.node} is too old: npm brings Node ${BROUGHT}`);
  const node = bringNode();
  const child = spawn(node, process.argv.slice(1), { stdio: "inherit", env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  // why: a terminal sends it to the child as well
  process.on("SIGINT", () => undefined);
  await new Promise((resolve) => child.once("exit", (code) => resolve(process.exit(code ?? 1))));
}

/**
 * Answers its path. It lies in the project, because a program that has given away the rights of root may not look into
 * root's home. Its script fetches the package for this system; all other packages may run none (.npmrc).
 */
function bringNode() {
  const wanted = ["--yes", "--ignore-scripts=false", `--cache=${ROOT}.cache/npm`, `--package=node@${BROUGHT}`, "-c", "command -v node"];
  const { status, stdout, stderr } = spawnSync("npx", wanted, { cwd: ROOT, encoding: "utf8" });
  if (status === 0) return stdout.trim();
  console.error(`${stderr}It could not be brought. Install Node 22.14 or newer.`);
  return process.exit(1);
}
