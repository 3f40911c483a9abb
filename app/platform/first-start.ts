import { rmSync } from "node:fs";
import { join } from "node:path";

/** Exists until there is a database: otherwise a secret alone means a lost one (prisma/empty-database.ts). */
export function firstStartMark(dataDir: string): string {
  return join(dataDir, "first-start");
}

export function endFirstStart(dataDir: string): void {
  rmSync(firstStartMark(dataDir), { force: true });
}
