// npm run media:copy -- --from disk --to s3 [--dry-run]: moves the pictures from one storage to the other.
// In a container, where only the build is: node build/media-copy.js --from disk --to s3
import { readEnvFile } from "./env-file.mjs";

readEnvFile();
const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/media-copy.js", import.meta.url).href);
