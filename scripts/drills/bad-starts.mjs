// Starts that cannot succeed: how fast each ends, and the line that it prints.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { bareEnvironment, ROOT } from "../run.mjs";

const SESSION_SECRET = "only for drills, where nothing has to be kept secret";

/** Each begins with an empty data folder. @type {Record<string, (folder: string) => Record<string, string>>} */
const STARTS = {
  "an unknown kind of database": () => ({ DATABASE_URL: "mysql://somewhere" }),
  "a Postgres where nobody listens": () => ({ DATABASE_URL: "postgres://127.0.0.1:1/site" }),
  "no secret with Postgres": () => ({ DATABASE_URL: "postgres://127.0.0.1:1/site", SESSION_SECRET: "" }),
  "a blank secret": () => ({ SESSION_SECRET: " ".repeat(40) }),
  "a data folder below /proc": () => ({ DATA_DIR: "/proc/calima" }),
  "a file that is not a database": (folder) => write(join(folder, "site.db"), "no database ".repeat(1_000)),
  "a lost database": (folder) => write(join(folder, "media/team/a.webp"), ""),
};

export async function drillBadStarts() {
  const lines = [];
  for (const [what, prepare] of Object.entries(STARTS)) lines.push(await lineOf(what, prepare));
  return `Starts that cannot succeed. Promised: one line on the standard error within two seconds, and an exit code other than 0.
\`tests/server/bad-starts.test.ts\` has more of them.

| with | exits after | exit code | lines | message |
|---|---|---|---|---|
${lines.join("\n")}`;
}

/** @param {string} what @param {(folder: string) => Record<string, string>} prepare */
async function lineOf(what, prepare) {
  const folder = mkdtempSync(join(tmpdir(), "calima-drill-"));
  const env = { ...bareEnvironment(), SESSION_SECRET, DATA_DIR: folder, PORT: "0", ...prepare(folder) };
  const begin = performance.now();
  const child = spawn(process.execPath, ["build/server.js"], { cwd: ROOT, stdio: ["ignore", "inherit", "pipe"], env, timeout: 60_000 });
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  const after = Math.round(performance.now() - begin);
  rmSync(folder, { recursive: true });
  const shown = said.trim().replaceAll(folder, "/data").replaceAll("\n", " / ").replaceAll("|", "\\|");
  return `| ${what} | ${after} ms | ${child.exitCode ?? child.signalCode} | ${said.split("\n").length - 1} | ${shown} |`;
}

/** @param {string} file @param {string} content */
function write(file, content) {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content);
  return {};
}
