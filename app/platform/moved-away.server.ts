import { statSync } from "node:fs";

/** The file is no longer under its path, so writes would be lost at the next start (watch-data.server.ts). `code` is Postgres' "connection failure". */
export class MovedAway extends Error {
  override readonly name = "MovedAway";
  readonly code = "08006";
}

export type Whereabouts = "in place" | "gone" | "replaced";

/** Compares with the first file that was found at the path; it may appear later. */
export function whereaboutsOf(path: string): () => Whereabouts {
  let first = identityOf(path);
  return () => {
    const now = identityOf(path);
    first ??= now;
    if (now === first) return "in place";
    return now === null ? "gone" : "replaced";
  };
}

/** Includes the log, which has the last writes. Call it with an open connection, which keeps the log. */
export function whereaboutsOfSqlite(file: string): () => Whereabouts {
  const [main, log] = [whereaboutsOf(file), whereaboutsOf(`${file}-wal`)];
  return () => {
    const where = main();
    return where === "in place" ? log() : where;
  };
}

/** Stays the same after a rename. An unreadable file counts as gone. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}
