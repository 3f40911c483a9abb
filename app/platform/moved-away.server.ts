import { statSync } from "node:fs";

/** What is written now would be gone after the next start; watch-data.server.ts says so. The code is that of a lost connection. */
export class MovedAway extends Error {
  override readonly name = "MovedAway";
  readonly code = "08006";
}

export type Whereabouts = "in place" | "gone" | "replaced";

/** Says where the thing is that lay under the path when it was first seen there. What was never there may still come. */
export function whereaboutsOf(path: string): () => Whereabouts {
  let first = identityOf(path);
  return () => {
    const now = identityOf(path);
    first ??= now;
    if (now === first) return "in place";
    return now === null ? "gone" : "replaced";
  };
}

/** Of a SQLite file and of the log beside it, which has the last writes. To be called when a connection is open, which keeps the log. */
export function whereaboutsOfSqlite(file: string): () => Whereabouts {
  const [main, log] = [whereaboutsOf(file), whereaboutsOf(`${file}-wal`)];
  return () => {
    const where = main();
    return where === "in place" ? log() : where;
  };
}

/** The same also after it was renamed and came back. Of what cannot be looked at we know nothing, and so it is not there. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}
