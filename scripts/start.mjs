// npm start: from a fresh clone to a running site. Installs, builds, migrates, fills, serves; each only if needed.
// build/server.js, which a container starts directly, prepares the database.
import module from "node:module";
import { readCommandLine } from "./command-line.mjs";
import { readEnvFile } from "./env-file.mjs";
import { ensureSuitableNode } from "./fit-node.mjs";
import { installPackages } from "./packages.mjs";

await ensureSuitableNode();
readCommandLine("npm start; settings are variables (docs/environment.md)", {});
readEnvFile();
if (!(await installPackages())) {
  console.error("The packages could not be installed; see above.");
  process.exit(1);
}

const { build, COMPILED } = await import("./build.mjs");
await build();
module.enableCompileCache(COMPILED);
await import(new URL("../build/server.js", import.meta.url).href);
