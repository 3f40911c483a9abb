import { rmSync } from "node:fs";
import { join } from "node:path";

/** Lies beside a new secret until there is a database: else a secret alone is the sign of a lost one (prisma/empty-database.ts). */
export function firstStartMark(dataDir: string): string {
  return join(dataDir, "first-start");
}

export function endFirstStart(dataDir: string): void {
  rmSync(firstStartMark(dataDir), { force: true });
}
