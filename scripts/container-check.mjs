// npm run container-check: executes the Dockerfile without a container engine, inspects the image, and uses a site in it.
// `-- --port 3999 --restart "docker restart calima-check"`: only uses a site, in a running container that must be thrown
// away afterwards, because everybody knows the password of its first account.
import { execSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { canUseApt, installDebianPackage } from "./debian.mjs";
import { removeMemoryLimit } from "./container/memory-limit.mjs";
import { ROOT, run, runWhole } from "./run.mjs";

const USAGE = 'npm run container-check [-- --port NUMBER --restart "COMMAND"]';

const { values } = readCommandLine(USAGE, { options: { port: { type: "string" }, restart: { type: "string" } } });
process.exitCode = values.port === undefined ? await checkImage() : await checkRunning(Number(values.port), values.restart ?? "");

/** Uses namespaces, which end with their first process: nothing that is mounted or started there stays or is visible here. */
async function checkImage() {
  const missing = await whatIsMissing();
  if (missing !== undefined) return refuse(missing);
  const folder = mkdtempSync(join(tmpdir(), "calima-container-"));
  const namespaces = ["--mount", "--propagation", "private", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const child = spawn("unshare", [...namespaces, process.execPath, "scripts/container/check-image.mjs", folder], { cwd: ROOT, stdio: ["pipe", "inherit", "inherit"] });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill("SIGKILL"));
  const [code] = await once(child, "exit");
  await clean(folder);
  return code ?? 1;
}

/** @param {string} folder */
async function clean(folder) {
  removeMemoryLimit(basename(folder));
  // not Node's own function: this one stays on one file system, whatever is mounted there
  await run("rm", ["--recursive", "--force", "--one-file-system", folder]);
}

/** @param {string} why */
function refuse(why) {
  console.error(`The container cannot be checked here: ${why}`);
  return 2;
}

async function whatIsMissing() {
  if (process.platform !== "linux") return "it needs Linux, for it runs programs of Debian";
  if (process.getuid?.() !== 0) return "it needs root, for mounts and for another root";
  if ((await runWhole("debootstrap", ["--version"])).exitCode === 0) return undefined;
  return canUseApt() && (await installDebianPackage("debootstrap")) ? undefined : "there is no debootstrap, and it could not be installed";
}

/** @param {number} port @param {string} restart a command that ends the container and starts it again */
async function checkRunning(port, restart) {
  if (!(port > 0) || restart === "") return refuse('it is `-- --port NUMBER --restart "COMMAND"`');
  const { createFindings } = await import("./container/findings.mjs");
  const { differences, liveOnce, seenOf, untilReady } = await import("./container/site-life.mjs");
  const findings = createFindings();
  await untilReady(port);
  findings.note("throw this container and its volume away afterwards: everybody knows the password of the account that is made now");
  const { staff, pictures } = await liveOnce(port, findings);
  const seen = await seenOf(port, pictures);
  execSync(restart, { stdio: "inherit" });
  await untilReady(port);
  findings.expectNone(differences(seen, await seenOf(port, pictures)), `after the restart all ${seen.size} pages and pictures are the same to the byte`);
  findings.expect((await staff.open("/admin/team")).status === 200, "who was logged in still is");
  return findings.countWrong() === 0 ? 0 : 1;
}
