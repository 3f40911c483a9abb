// npm run build: makes `build/` from the sources. Each step runs only if what it is made from has changed.
//   build/client, build/server   the pages (Remix)       build/client-files.json   what browsers may load
//   build/server.js              the front               build/prepare.js          migrates and fills the database
//   build/media-{copy,report}.js the commands for the pictures
//   build/{backup,restore}.js    the commands for backups
//   build/{import,export}.js     the commands for moving in and out
//   build/doctor.js              says what is wrong with an installation
//   build/completeness.js        counts the texts of a new site
import { fileURLToPath } from "node:url";
import { contentHashes, isStale, stamp } from "./build-steps/stamps.mjs";
import { ROOT, runTool } from "./run.mjs";

/** @typedef {{ name: string, inputs: string[], outputs: string[], make: () => Promise<void> }} Step */

/** Remix empties `build/` before it writes, so the pages come first. @type {Step[]} */
const steps = [
  {
    name: "Pages and browser files",
    inputs: ["app", "public", "remix.config.js", "vite.config.ts", "scripts/build-steps", "tsconfig.json", "package-lock.json", "prisma/models.prisma"],
    outputs: ["build/client", "build/server", "build/client-files.json"],
    make: makePages,
  },
  {
    name: "Front",
    inputs: ["server", "app", "tsconfig.json", "package-lock.json", "scripts/build-steps"],
    outputs: ["build/server.js"],
    make: () => bundle("server", "server/start.ts"),
  },
  {
    name: "Preparation of the database",
    inputs: ["prisma", "app", "tsconfig.json", "package-lock.json", "scripts/build-steps"],
    outputs: ["build/prepare.js"],
    make: () => bundle("prepare", "prisma/prepare.ts"),
  },
  {
    name: "Commands for the pictures",
    inputs: ["scripts/media", "app", "tsconfig.json", "package-lock.json", "scripts/build-steps"],
    outputs: ["build/media-copy.js", "build/media-report.js"],
    make: async () => {
      await bundle("media-copy", "scripts/media/copy.ts");
      await bundle("media-report", "scripts/media/report.ts");
    },
  },
  {
    name: "Commands for backups",
    inputs: ["scripts/backup", "app", "prisma", "tsconfig.json", "package-lock.json", "scripts/build-steps"],
    outputs: ["build/backup.js", "build/restore.js"],
    make: async () => {
      await bundle("backup", "scripts/backup/backup.ts");
      await bundle("restore", "scripts/backup/restore.ts");
    },
  },
  {
    name: "Commands for moving in and out",
    inputs: ["scripts/moving", "app", "prisma", "tsconfig.json", "package-lock.json", "scripts/build-steps"],
    outputs: ["build/import.js", "build/export.js"],
    make: async () => {
      await bundle("import", "scripts/moving/import.ts");
      await bundle("export", "scripts/moving/export.ts");
    },
  },
  {
    name: "Doctor",
    inputs: ["scripts/doctor", "app", "prisma", "tsconfig.json", "package-lock.json", "scripts/build-steps"],
    outputs: ["build/doctor.js"],
    make: () => bundle("doctor", "scripts/doctor/doctor.ts"),
  },
  {
    name: "Count of the texts",
    inputs: ["scripts/completeness", "app", "tsconfig.json", "package-lock.json", "scripts/build-steps"],
    outputs: ["build/completeness.js"],
    make: () => bundle("completeness", "scripts/completeness/count.ts"),
  },
];

/** Brings the build up to date and says what it does. Answers whether there was anything to do. */
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
  return hasBuilt;
}

async function makePages() {
  const code = await runTool("remix", ["vite:build", "--logLevel", "error"], { NODE_ENV: "production" });
  if (code !== 0) throw new Error("Remix could not build the pages");
  const { listClientFiles } = await import("./build-steps/client-files.mjs");
  await listClientFiles({ folder: `${ROOT}build/client`, listFile: `${ROOT}build/client-files.json` });
}

/**
 * @param {string} name
 * @param {string} entry
 */
async function bundle(name, entry) {
  const { bundleForNode } = await import("./build-steps/bundle.mjs");
  await bundleForNode({ name, entry: `${ROOT}${entry}`, outdir: `${ROOT}build` });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await build()) ? "Built." : "The build is up to date.");
}
