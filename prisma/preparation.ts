import type { Migration } from "./migrations";

/** A database while it is prepared; nobody else prepares it meanwhile. */
export interface Preparation {
  /** Applies what is missing, all or nothing, and answers the names of what it applied. */
  applyMissing(migrations: readonly Migration[]): Promise<string[]>;
  /** Whether it was never filled. */
  isEmpty(): Promise<boolean>;
  close(): Promise<void>;
}

/** The default content begins with the roles, and nobody can delete those. */
export const IS_FILLED = "SELECT 1 FROM user_roles LIMIT 1";
