import { rmSync } from "node:fs";
import { join } from "node:path";

/** Exists until there is a database. Without this file, a secret alone means that the database is lost (prisma/empty-database.ts). */
export function firstStartMark(dataDir: string): string {
  return join(dataDir, "first-start");
}

/** Exists while a backup is being restored: pictures beside it belong to an unfinished restore, not to a site. */
export function restoreMark(dataDir: string): string {
  return join(dataDir, "restoring");
}

/** The name of a restored database until all of it is on the disk. */
export function incomingDatabase(file: string): string {
  return `${file}.restoring`;
}

export function endFirstStart({ DATA_DIR: dataDir, DATABASE_URL: url }: { DATA_DIR: string; DATABASE_URL: string }): void {
  // if a restore is killed just after the rename, the other name is left as well
  const incoming = url.startsWith("file:") ? [incomingDatabase(url.slice("file:".length))] : [];
  for (const path of [firstStartMark(dataDir), restoreMark(dataDir), ...incoming]) rmSync(path, { force: true });
}
