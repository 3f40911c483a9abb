// Finds a Node that can run the site. Uses only Node's own modules, so it works before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { ROOT } from "./run.mjs";

/** For machines without a suitable Node: of the same major version as in the Dockerfile. */
const BROUGHT = "24.21.0";

/** better-sqlite3 13 crashes a Node without Node-API 10, which came with 22.14 (github.com/WiseLibs/better-sqlite3/issues/1514). */
const isFit = Number(process.versions.napi) >= 10;

/** If this Node is too old, continues in one from npm, and does not return. */
export async function ensureSuitableNode() {
  if (isFit) return;
  console.log(`Node ${process.versions.node} is too old: npm downloads Node ${BROUGHT}`);
  const node = bringNode();
  const child = spawn(node, process.argv.slice(1), { stdio: "inherit", env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  // a terminal sends it to the child process as well
  process.on("SIGINT", () => undefined);
  await new Promise((resolve) => child.once("exit", (code) => resolve(process.exit(code ?? 1))));
}

/**
 * Answers its path. It is in the project, because a program that has dropped root's rights may not read root's home. Its
 * script downloads the package for this system; scripts of all other packages are disabled (.npmrc).
 */
function bringNode() {
  const wanted = ["--yes", "--ignore-scripts=false", `--cache=${ROOT}.cache/npm`, `--package=node@${BROUGHT}`, "-c", "command -v node"];
  const { status, stdout, stderr } = spawnSync("npx", wanted, { cwd: ROOT, encoding: "utf8" });
  if (status === 0) return stdout.trim();
  console.error(`${stderr}The download failed. Install Node 22.14 or newer.`);
  return process.exit(1);
}
