// npm start: from a bare clone to a running site. Installs, builds, migrates, fills, serves - each only if needed.
// The database is the business of build/server.js, which is all that a container starts.
import { readEnvFile } from "./env-file.mjs";
import { installPackages } from "./packages.mjs";

readEnvFile();
if (!(await installPackages())) {
  console.error("The packages could not be installed; see above.");
  process.exit(1);
}

const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/server.js", import.meta.url).href);
