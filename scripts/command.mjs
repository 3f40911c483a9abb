// The commands for the data of the site: `node scripts/command.mjs backup` builds if necessary and runs build/backup.js.
// In a container, which contains only the build: sh scripts/container.sh build/backup.js
import { readEnvFile } from "./env-file.mjs";
import { ensureSuitableNode } from "./fit-node.mjs";
import { installPackages } from "./packages.mjs";

await ensureSuitableNode();
readEnvFile();
if (!(await installPackages())) {
  console.error("The packages could not be installed; see above.");
  process.exit(1);
}

const { build } = await import("./build.mjs");
await build();
// removed, because the program reads the parameters after it
const [name] = process.argv.splice(2, 1);
await import(new URL(`../build/${name}.js`, import.meta.url).href);
