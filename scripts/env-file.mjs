import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { ROOT } from "./run.mjs";

/** Reads settings from `.env` if it exists. Variables that are set already stay. */
export function readEnvFile() {
  const file = `${ROOT}.env`;
  if (existsSync(file)) loadEnvFile(file);
}
