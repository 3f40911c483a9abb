// npm run export -- FOLDER: see docs/moving.md.
// In a container, where only the build is: sh scripts/container.sh build/export.js FOLDER
import { readEnvFile } from "./env-file.mjs";

readEnvFile();
const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/export.js", import.meta.url).href);
