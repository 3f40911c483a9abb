// npm run import -- FOLDER: see docs/moving.md.
// In a container, where only the build is: sh scripts/container.sh build/import.js FOLDER
import { readEnvFile } from "./env-file.mjs";

readEnvFile();
const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/import.js", import.meta.url).href);
