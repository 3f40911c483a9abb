import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { ROOT } from "./run.mjs";

/** Takes settings from `.env`, if there is one. What the environment says already, stays. */
export function readEnvFile() {
  const file = `${ROOT}.env`;
  if (existsSync(file)) loadEnvFile(file);
}
