// npm run doctor: says what is wrong with this installation, one line for each thing, and ends with 1 if something is.
// In a container, where only the build is: sh scripts/container.sh build/doctor.js
import { readEnvFile } from "./env-file.mjs";

readEnvFile();
const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/doctor.js", import.meta.url).href);
