import type Database from "better-sqlite3";
import type { TableVersions } from "../../app/platform/slices";
import { type ContentVersion, NEVER_SEEN, VERSIONS_QUERY, type VersionRow, versionsFrom } from "./content-version";

/** Changes with each commit of another connection (sqlite.org/pragma.html#pragma_data_version). */
const ANY_CHANGE = "PRAGMA data_version";

/**
 * Asks the file once in each round of the event loop: the query locks it, which can cost half as much as an answer from
 * memory. No change is missed: all requests of a round had come before, and later writes belong to a later round.
 */
export function sqliteContentVersion(database: Database.Database, onError: (error: unknown) => void): ContentVersion {
  let last = NEVER_SEEN;
  let seenChange: number | undefined;
  let isFailing = false;
  let isAskedInThisRound = false;
  let statements: { change: Database.Statement<[], number>; versions: Database.Statement<[], VersionRow> } | undefined;

  /** In this order: a write between the two is found by the next call. */
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
      // read for every request: one line is enough
      if (!isFailing) onError(error);
      isFailing = true;
    }
    return last;
  }

  function known(): TableVersions {
    if (isAskedInThisRound) return last;
    isAskedInThisRound = true;
    setImmediate(() => (isAskedInThisRound = false));
    return read();
  }

  return {
    known,
    ask: () => Promise.resolve(read()),
    writing: () => () => undefined,
  };
}
