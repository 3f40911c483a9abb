import { rmSync } from "node:fs";
import { join } from "node:path";

/** Exists until there is a database: otherwise a secret alone means a lost one (prisma/empty-database.ts). */
export function firstStartMark(dataDir: string): string {
  return join(dataDir, "first-start");
}

/** Lies there while a backup is put back: pictures beside it are of a restore that has not ended, and no site. */
export function restoreMark(dataDir: string): string {
  return join(dataDir, "restoring");
}

export function endFirstStart(dataDir: string): void {
  for (const mark of [firstStartMark(dataDir), restoreMark(dataDir)]) rmSync(mark, { force: true });
}
