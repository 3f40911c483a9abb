// npm start: from a bare clone to a running site. Installs, builds, migrates, fills, serves - each only if needed.
// The database is the business of build/server.js, which is all that a container starts.
import { rm } from "node:fs/promises";
import module from "node:module";
import { readEnvFile } from "./env-file.mjs";
import { needFitNode } from "./fit-node.mjs";
import { installPackages } from "./packages.mjs";
import { ROOT } from "./run.mjs";

await needFitNode();
readEnvFile();
if (!(await installPackages())) {
  console.error("The packages could not be installed; see above.");
  process.exit(1);
}

const { build } = await import("./build.mjs");
// why: what V8 has compiled is kept so that the next start takes a sixth less
const compiled = `${ROOT}.cache/compiled`;
if (await build()) await rm(compiled, { recursive: true, force: true });
module.enableCompileCache(compiled);
await import(new URL("../build/server.js", import.meta.url).href);
