// Runs other programs for the commands here. Uses only Node's own modules, so it works before anything is installed.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What a program of the build needs. Nothing else, because settings in the shell would change what is measured. */
export function bareEnvironment() {
  const { PATH = "", HOME = "", TMPDIR = "/tmp" } = process.env;
  return { PATH, HOME, TMPDIR, NODE_ENV: /** @type {const} */ ("production") };
}

/**
 * Runs a program in the project's folder, with its output in ours.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] added to ours
 * @returns {Promise<number>} the exit code; 127 if there is no such program
 */
export function run(command, parameters, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment },
      shell: process.platform === "win32",
    });
    child.once("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a program and collects its output.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] added to ours
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function runWhole(command, parameters, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...environment } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", (error) => {
      resolve({ exitCode: 127, output: `${command}: ${error.message}` });
    });
    child.once("close", (code) => {
      resolve({ exitCode: code ?? 1, output });
    });
  });
}

/** @param {string} name of a program in node_modules @param {string[]} parameters @param {Record<string, string>} [environment] */
export function runTool(name, parameters, environment) {
  return run(process.execPath, [`${ROOT}node_modules/.bin/${name}`, ...parameters], environment);
}
