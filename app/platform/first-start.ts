import { rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Lies beside a secret that was just made until there is a database too. why: a secret without it is otherwise the sign
 * of a site that has lost its database, and must not begin anew (prisma/empty-database.ts)
 */
export function firstStartMark(dataDir: string): string {
  return join(dataDir, "first-start");
}

export function endFirstStart(dataDir: string): void {
  rmSync(firstStartMark(dataDir), { force: true });
}
