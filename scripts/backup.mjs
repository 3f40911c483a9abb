// npm run backup [-- --to PLACE]: writes a backup of the database and the pictures, while the site runs or not.
// In a container, where only the build is: sh scripts/container.sh build/backup.js
import { readEnvFile } from "./env-file.mjs";

readEnvFile();
const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/backup.js", import.meta.url).href);
