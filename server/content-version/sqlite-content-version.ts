import type Database from "better-sqlite3";
import { type ContentVersion, NEVER_SEEN, VERSION_QUERY } from "./content-version";

/**
 * On SQLite the version is read for every single request, from memory that the processes share: it takes about
 * 1.5 microseconds, less than keeping track of changes in any other way, and it cannot miss one.
 */
export function sqliteContentVersion(database: Database.Database, onError: (error: unknown) => void): ContentVersion {
  let last = NEVER_SEEN;
  let isFailing = false;
  let statement: Database.Statement<[], number> | undefined;

  function read(): number {
    try {
      statement ??= database.prepare<[], number>(VERSION_QUERY).pluck();
      last = statement.get() ?? last;
      isFailing = false;
    } catch (error) {
      // why: it is read for every request, and one line says as much as thousands
      if (!isFailing) onError(error);
      isFailing = true;
    }
    return last;
  }

  return {
    known: read,
    ask: () => Promise.resolve(read()),
    writing: () => () => undefined,
  };
}
