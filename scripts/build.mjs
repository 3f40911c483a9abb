// npm run build: makes `build/` from the sources. Each step runs only if its inputs have changed.
//   build/client, build/server   the pages (Remix)       build/client-files.json   what browsers may load
//   build/pages.js               the pages again, bundled with their packages, as the front loads them
//   build/server.js              the front               build/prepare.js          migrates and fills the database
//   build/*.js                   commands                build/*-packages.json     the packages that these contain
import { rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { contentHashes, isStale, stamp } from "./build-steps/stamps.mjs";
import { ROOT, runTool } from "./run.mjs";

/** @typedef {{ name: string, inputs: string[], outputs: string[], make: () => Promise<void> }} Step */

/** Keeps what V8 has compiled, so that the next start takes a sixth less time. */
export const COMPILED = `${ROOT}.cache/compiled`;

const SITE = { server: "server/start.ts", pages: "build/server/index.js" };

const COMMANDS = {
  prepare: "prisma/prepare.ts",
  "media-copy": "scripts/media/copy.ts",
  "media-report": "scripts/media/report.ts",
  backup: "scripts/backup/backup.ts",
  restore: "scripts/backup/restore.ts",
  import: "scripts/moving/import.ts",
  export: "scripts/moving/export.ts",
  doctor: "scripts/doctor/doctor.ts",
  completeness: "scripts/completeness/count.ts",
};

const SOURCES = ["app", "prisma", "scripts/build-steps", "scripts/prisma-schemas.mjs", "tsconfig.json", "package-lock.json"];
const PAGES = [...SOURCES, "public", "remix.config.js", "vite.config.ts"];

/** Remix empties `build/` first, so its step comes first. @type {Step[]} */
const steps = [
  {
    name: "Pages and browser files (takes a minute or two)",
    inputs: PAGES,
    outputs: ["build/client", "build/server", "build/client-files.json"],
    make: makePages,
  },
  {
    name: "Front",
    inputs: [...PAGES, "server"],
    outputs: filesOf("site", SITE),
    make: () => bundle("site", SITE),
  },
  {
    name: "Commands",
    inputs: [...SOURCES, ...["command-line.mjs", "database-reason.ts", "own-migrations.ts", "backup", "completeness", "doctor", "media", "moving"].map((folder) => `scripts/${folder}`)],
    outputs: filesOf("command", COMMANDS),
    make: () => bundle("command", COMMANDS),
  },
];

/** @param {string} kind @param {Record<string, string>} programs */
function filesOf(kind, programs) {
  return [`build/${kind}-packages.json`, ...Object.keys(programs).map((name) => `build/${name}.js`)];
}

export async function build() {
  const hashes = contentHashes();
  const hasNewClients = await (await import("./prisma-schemas.mjs")).generateClients();
  if (hasNewClients) console.log("Built: Prisma clients for both databases");
  let hasBuilt = hasNewClients;
  for (const step of steps) {
    if (!isStale(step, hashes)) continue;
    console.log(`Building: ${step.name}`);
    await step.make();
    stamp(step, hashes);
    hasBuilt = true;
  }
  if (hasBuilt) await rm(COMPILED, { recursive: true, force: true });
  return hasBuilt;
}

async function makePages() {
  const code = await runTool("remix", ["vite:build", "--logLevel", "error"], { NODE_ENV: "production" });
  if (code !== 0) throw new Error("Remix could not build the pages");
  const { listClientFiles } = await import("./build-steps/client-files.mjs");
  await listClientFiles({ folder: `${ROOT}build/client`, listFile: `${ROOT}build/client-files.json` });
}

/** @param {string} kind @param {Record<string, string>} programs */
async function bundle(kind, programs) {
  const { bundleForNode } = await import("./build-steps/bundle.mjs");
  const packages = await bundleForNode({ programs, outdir: "build", part: `${kind}-part` });
  await writeFile(`${ROOT}build/${kind}-packages.json`, JSON.stringify(packages, null, 2));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await build()) ? "Built." : "The build is up to date.");
}
