import type Database from "better-sqlite3";
import type { TableVersions } from "../../app/platform/slices";
import { type ContentVersion, NEVER_SEEN, VERSIONS_QUERY, type VersionRow, versionsFrom } from "./content-version";

/** Another number after every commit of another connection, whatever it wrote (sqlite.org/pragma.html#pragma_data_version). */
const ANY_CHANGE = "PRAGMA data_version";

/**
 * On SQLite every single request asks whether anything was written since the last one, from memory that the processes
 * share: it takes about a microsecond, less than keeping track of changes in any other way, and it cannot miss one.
 */
export function sqliteContentVersion(database: Database.Database, onError: (error: unknown) => void): ContentVersion {
  let last = NEVER_SEEN;
  let seenChange: number | undefined;
  let isFailing = false;
  let statements: { change: Database.Statement<[], number>; versions: Database.Statement<[], VersionRow> } | undefined;

  /** why in this order: what is written between the two questions is found by the next call */
  function read(): TableVersions {
    try {
      statements ??= {
        change: database.prepare<[], number>(ANY_CHANGE).pluck(),
        versions: database.prepare<[], VersionRow>(VERSIONS_QUERY).raw(),
      };
      const change = statements.change.get();
      if (change !== seenChange) last = versionsFrom(statements.versions.all(), last);
      seenChange = change;
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
