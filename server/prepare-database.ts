import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { FrontDatabase } from "./database/front-database";

interface Parts {
  open: () => Promise<FrontDatabase>;
  expectedMigrations: readonly string[];
  program: URL;
}

export async function openPrepared({ open, expectedMigrations, program }: Parts): Promise<FrontDatabase> {
  const found = await openIfThere(open);
  if (found && (await isPrepared(found, expectedMigrations))) return found;
  await found?.close();
  await run(program);
  return open();
}

async function openIfThere(open: Parts["open"]): Promise<FrontDatabase | null> {
  try {
    return await open();
  } catch {
    return null;
  }
}

/** Also false for unknown migrations, about which the program decides. */
async function isPrepared(database: FrontDatabase, expectedMigrations: readonly string[]): Promise<boolean> {
  try {
    const [applied, unfinished] = await Promise.all([database.appliedMigrations(), database.unfinishedMigrations()]);
    const isKnown = applied.every((name) => expectedMigrations.includes(name)) && unfinished.length === 0;
    return isKnown && expectedMigrations.every((name) => applied.includes(name)) && (await database.isFilled());
  } catch {
    return false;
  }
}

/** Runs in a process of its own, so that its memory is freed. */
async function run(program: URL): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(program)], { stdio: ["ignore", "inherit", "pipe"] });
  const [complaints] = await Promise.all([text(child.stderr), once(child, "exit")]);
  if (child.exitCode !== 0) throw new Error(complaints || "The database could not be prepared.");
  process.stderr.write(complaints);
}
