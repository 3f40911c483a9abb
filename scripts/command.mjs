// The commands for the data of the site: `node scripts/command.mjs backup` makes what is missing and runs build/backup.js.
// In a container, where only the build is: sh scripts/container.sh build/backup.js
import { readEnvFile } from "./env-file.mjs";
import { needFitNode } from "./fit-node.mjs";
import { installPackages } from "./packages.mjs";

await needFitNode();
readEnvFile();
if (!(await installPackages())) {
  console.error("The packages could not be installed; see above.");
  process.exit(1);
}

const { build } = await import("./build.mjs");
await build();
// why taken away: the program reads what stands behind it
const [name] = process.argv.splice(2, 1);
await import(new URL(`../build/${name}.js`, import.meta.url).href);
