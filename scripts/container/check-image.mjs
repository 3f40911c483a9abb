// Builds, weighs, inspects and runs the image. Runs in its own namespaces: node scripts/container/check-image.mjs FOLDER
import { chownSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "smol-toml";
import { freePort } from "../free-port.mjs";
import { ROOT } from "../run.mjs";
import { listContext } from "./build-context.mjs";
import { closeRoot } from "./container.mjs";
import { readDockerfile } from "./dockerfile.mjs";
import { createFindings } from "./findings.mjs";
import { developmentPackagesOf, listEntries, lookForStrangers, weigh } from "./image-content.mjs";
import { limitMemory } from "./memory-limit.mjs";
import { replay } from "./replay.mjs";
import { liveTwice } from "./two-lives.mjs";

/** The machine of fly.toml. */
const MEMORY_BYTES = 256 * 1024 ** 2;

const SECRET = /(?:^|\/)(?:\.env|\.git|node_modules|data)(?:[./]|$)|\.db(?:-|$)/;

const [folder = ""] = process.argv.slice(2);
const findings = createFindings();
// when the parent process is gone nobody waits, and the end of this process ends all others
process.stdin.resume().once("end", () => process.exit(1));
try {
  await check();
} catch (error) {
  findings.expect(false, "the check came to its end", String(error instanceof Error ? error.message : error).split("\n"));
}
process.exit(findings.countWrong() === 0 ? 0 : 1);

async function check() {
  const files = listContext(ROOT);
  findings.expectNone(files.filter((path) => SECRET.test(path)), `.dockerignore lets no settings, databases, history or packages into the build context of ${files.length} files:`);
  findings.note(countsByFolder(files));
  const built = await replay(readDockerfile(readFileSync(`${ROOT}Dockerfile`, "utf8")), { folder, context: { folder: ROOT, files }, tell: console.log });
  lookInto(built);
  const volume = join(folder, "volume");
  mkdirSync(volume, { mode: 0o755 });
  chownSync(volume, 0, 0);
  closeRoot(built, volume);
  const limit = limitMemory(basename(folder), MEMORY_BYTES);
  findings.note(`256 MB: ${limit.how}; one processor: by taskset; no engine, so the network is this machine's and the port a free one`);
  const settings = { ...settingsOfFly(), PUBLIC_URL: "https://calima.example", HOST: "127.0.0.1", PORT: String(await freePort()) };
  await liveTwice({ built, limit, settings, volume, findings, mostMemory: MEMORY_BYTES, copies: mkdtempSync(join(folder, "copies-")) });
}

/** @param {string[]} files */
function countsByFolder(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [folder = ""] of files.map((path) => path.split("/"))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].map(([name, count]) => (files.includes(name) ? name : `${name}/ (${count})`)).join(", ");
}

/** @param {import("./replay.mjs").Built} built */
function lookInto({ root, base, image }) {
  const entries = listEntries(root);
  const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
  const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8"));
  weigh(entries, listEntries(base), findings);
  lookForStrangers(root, entries, findings, developmentPackagesOf(lock, manifest.devDependencies));
  findings.expect(image.healthcheck !== undefined && Object.keys(image.labels).length > 0 && image.user !== undefined, `HEALTHCHECK, USER and ${Object.keys(image.labels).length} labels are there`);
}

/** @returns {Record<string, string>} */
function settingsOfFly() {
  const { env } = parse(readFileSync(`${ROOT}fly.toml`, "utf8"));
  return Object.fromEntries(Object.entries(env ?? {}).map(([name, value]) => [name, String(value)]));
}
