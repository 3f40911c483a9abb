import { type Dirent, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { firstStartMark, restoreMark } from "../app/platform/first-start";

/** Throws one line if parts of a site exist without its database: a newly filled database would let the first visitor set it up. */
export function requireNewSite({ url, dataDir }: { url: string; dataDir: string }): void {
  if (existsSync(restoreMark(dataDir))) throw new Error("a restore was interrupted: start it again; or set ALLOW_EMPTY_DATABASE=1 to begin an empty site");
  const [pictures, secret] = [join(dataDir, "media"), join(dataDir, "secret")];
  const remains = [
    ...(hasFiles(pictures) ? [pictures] : []),
    ...(existsSync(secret) && !existsSync(firstStartMark(dataDir)) ? [secret] : []),
    ...orphanedLog(url),
  ];
  if (remains.length === 0) return;
  throw new Error(
    `it is missing or empty, but there is still ${remains.join(" and ")}: put the database back; ` +
      "or move these away and restore a backup (docs/backup.md); or set ALLOW_EMPTY_DATABASE=1 to begin an empty site",
  );
}

/** Files that SQLite keeps beside a database. They may contain the last writes, and a new database would destroy them. */
function orphanedLog(url: string): string[] {
  const file = url.slice("file:".length);
  return url.startsWith("file:") && !existsSync(file) && existsSync(`${file}-wal`) ? [`${file}-wal`] : [];
}

/** Ignores hidden files, which a killed start has left (app/platform/writable-folders.ts). */
function hasFiles(folder: string): boolean {
  const isPicture = (entry: Dirent) => entry.isFile() && !entry.name.startsWith(".");
  return existsSync(folder) && readdirSync(folder, { recursive: true, withFileTypes: true }).some(isPicture);
}
