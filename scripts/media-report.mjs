// npm run media:report: stored pictures that no row knows, and rows whose files are not stored.
// In a container, where only the build is: node build/media-report.js
import { readEnvFile } from "./env-file.mjs";

readEnvFile();
const { build } = await import("./build.mjs");
await build();
await import(new URL("../build/media-report.js", import.meta.url).href);
