import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { firstStartMark } from "./first-start";

const BYTES = 32;

export function storedSecret(file: string): string | undefined {
  const stored = readIfThere(file);
  if (stored === undefined || stored.length >= BYTES * 2) return stored;
  throw new Error(`${file}: the secret is broken (it has less than ${BYTES * 2} characters). Put the file back from a backup; or delete it, and everybody must log in again, with a recovery code instead of a second factor`);
}

/** Atomic: if several processes start together, all get the secret of one. */
export function createSecret(file: string): string {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  writeFileSync(firstStartMark(dirname(file)), "");
  try {
    writeFileSync(draft, randomBytes(BYTES).toString("hex"), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new Error(`${file} cannot be read: it must belong to the user that the site runs as (${error instanceof Error ? error.message : String(error)})`);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
