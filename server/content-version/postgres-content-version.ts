import type { TableVersions } from "../../app/platform/slices";
import { type ContentVersion, NEVER_SEEN, versionsFrom, type VersionRow } from "./content-version";

interface Parts {
  query: () => Promise<readonly VersionRow[]>;
  isListening: () => boolean;
  onError: (error: unknown) => void;
}

export interface PostgresContentVersion extends ContentVersion {
  forget(): void;
}

/**
 * A query costs a round trip, so versions are remembered until a notice, a write through this front, or the loss of the
 * connection for notices. While the database is away, the last ones are used, unless something was stored.
 */
export function postgresContentVersion({ query, isListening, onError }: Parts): PostgresContentVersion {
  let last = NEVER_SEEN;
  let isCurrent = false;
  let isAway = false;
  let writers = 0;
  let doubts = 0;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<TableVersions> | null = null;

  async function readVersions(): Promise<TableVersions> {
    const doubtsBefore = doubts;
    try {
      last = versionsFrom(await query(), last);
      isCurrent = doubts === doubtsBefore;
      isAway = false;
    } catch (error) {
      isAway = true;
      onError(error);
    }
    return last;
  }

  function forget(): void {
    doubts += 1;
    isCurrent = false;
  }

  /** Never joins a running query, whose result may be older than the call. */
  function askAnew(): Promise<TableVersions> {
    next ??= running.then(() => {
      next = null;
      const answer = readVersions();
      running = answer;
      return answer;
    });
    return next;
  }

  return {
    known: () => (isAway || (isCurrent && writers === 0 && isListening()) ? last : null),

    ask() {
      const answer = askAnew();
      return isAway ? Promise.resolve(last) : answer;
    },

    writing() {
      writers += 1;
      return (hasFailed) => {
        writers -= 1;
        forget();
        if (!hasFailed) isAway = false;
      };
    },

    forget,
  };
}
