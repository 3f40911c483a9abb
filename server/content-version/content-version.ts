/**
 * The number that the database counts up with every committed change of what public pages show (triggers do that).
 * A page rendered from the version that is true now is right; any other is old.
 */
export interface ContentVersion {
  /** The version that is true at this moment, or null when only the database can say; then `ask`. */
  known(): number | null;
  /** The version, at least as new as the call. When the database is out of reach, the last one that was seen. */
  ask(): Promise<number>;
  /** A request that may write begins; the returned function says that it is over. */
  writing(): () => void;
}

/** Before the first answer of the database. No content has it. */
export const NEVER_SEEN = -1;

export const VERSION_QUERY = "SELECT version FROM content_version WHERE id = 1";
