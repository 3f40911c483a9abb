import type Database from "better-sqlite3";
import type { TableVersions } from "../../app/platform/slices";
import { type ContentVersion, NEVER_SEEN, VERSIONS_QUERY, type VersionRow, versionsFrom } from "./content-version";

/** Changes with every commit on another connection (sqlite.org/pragma.html#pragma_data_version). */
const ANY_CHANGE = "PRAGMA data_version";

/**
 * Queries once in each round of the event loop: the query locks the file, which can cost half as much as an answer from
 * memory. It misses no change: all requests of a round came before it, and later writes belong to a later round.
 */
export function sqliteContentVersion(database: Database.Database, onError: (error: unknown) => void): ContentVersion {
  let last = NEVER_SEEN;
  let seenChange: number | undefined;
  let isFailing = false;
  let isAskedInThisRound = false;
  let statements: { change: Database.Statement<[], number>; versions: Database.Statement<[], VersionRow> } | undefined;

  /** In this order, so that the next call finds a write between the two. */
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
      // read for every request, so one line is enough
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
