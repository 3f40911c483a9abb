import { statSync } from "node:fs";

/** Writes would be gone after the next start (watch-data.server.ts). `code` is Postgres' "connection failure". */
export class MovedAway extends Error {
  override readonly name = "MovedAway";
  readonly code = "08006";
}

export type Whereabouts = "in place" | "gone" | "replaced";

/** Compared with what was first seen under the path; it may appear later. */
export function whereaboutsOf(path: string): () => Whereabouts {
  let first = identityOf(path);
  return () => {
    const now = identityOf(path);
    first ??= now;
    if (now === first) return "in place";
    return now === null ? "gone" : "replaced";
  };
}

/** With the log, which has the last writes. Call it with an open connection, which keeps the log. */
export function whereaboutsOfSqlite(file: string): () => Whereabouts {
  const [main, log] = [whereaboutsOf(file), whereaboutsOf(`${file}-wal`)];
  return () => {
    const where = main();
    return where === "in place" ? log() : where;
  };
}

/** Survives renames. What cannot be read counts as gone. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}
