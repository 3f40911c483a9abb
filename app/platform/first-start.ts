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

/** Until all of a restored database is on the disk; then it gets the name of the file. */
export function incomingDatabase(file: string): string {
  return `${file}.restoring`;
}

export function endFirstStart({ DATA_DIR: dataDir, DATABASE_URL: url }: { DATA_DIR: string; DATABASE_URL: string }): void {
  // why: a restore that is killed when the database has its name leaves the other name as well
  const incoming = url.startsWith("file:") ? [incomingDatabase(url.slice("file:".length))] : [];
  for (const path of [firstStartMark(dataDir), restoreMark(dataDir), ...incoming]) rmSync(path, { force: true });
}
