import { type Dirent, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { firstStartMark, restoreMark } from "../app/platform/first-start";

/** Throws one line when something of a site is there without its database: filled anew, it would be open to whoever comes first. */
export function requireNewSite({ url, dataDir }: { url: string; dataDir: string }): void {
  if (existsSync(restoreMark(dataDir))) throw new Error("a restore was broken off: begin it again; or set ALLOW_EMPTY_DATABASE=1 to begin an empty site");
  const [pictures, secret] = [join(dataDir, "media"), join(dataDir, "secret")];
  const remains = [
    ...(hasFiles(pictures) ? [pictures] : []),
    ...(existsSync(secret) && !existsSync(firstStartMark(dataDir)) ? [secret] : []),
    ...orphanedLog(url),
  ];
  if (remains.length === 0) return;
  throw new Error(
    `it is not there or empty, but of a site there is ${remains.join(" and ")}: put the database back; ` +
      "or move these away and restore a backup (docs/backup.md); or set ALLOW_EMPTY_DATABASE=1 to begin an empty site",
  );
}

/** What SQLite keeps beside a file: the last writes may be in it, and a new file would have it thrown away. */
function orphanedLog(url: string): string[] {
  const file = url.slice("file:".length);
  return url.startsWith("file:") && !existsSync(file) && existsSync(`${file}-wal`) ? [`${file}-wal`] : [];
}

/** why not those with a dot: they are what a start that was killed has tried out (app/platform/writable-folders.ts). */
function hasFiles(folder: string): boolean {
  const isPicture = (entry: Dirent) => entry.isFile() && !entry.name.startsWith(".");
  return existsSync(folder) && readdirSync(folder, { recursive: true, withFileTypes: true }).some(isPicture);
}
