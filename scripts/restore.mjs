// npm run restore -- FILE [--dry-run]: puts a backup into an empty instance, after having checked all of it.
// In a container, where only the build is: sh scripts/container.sh build/restore.js FILE
import { readEnvFile } from "./env-file.mjs";

readEnvFile();
const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/restore.js", import.meta.url).href);
