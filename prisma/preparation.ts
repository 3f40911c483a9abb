import type { Migration } from "./migrations";

/** A database while it is prepared; nobody else prepares it meanwhile. */
export interface Preparation {
  /** What `MIGRATIONS` answers; nothing where nothing was ever applied. */
  records(): Promise<unknown[]>;
  /** Applies what is missing, all or nothing, and answers the names of what it applied. */
  applyMissing(migrations: readonly Migration[]): Promise<string[]>;
  /** Without tables it is not. */
  isFilled(): Promise<boolean>;
  /** Whether migrations were applied whose content has not caught up: also where that was cut off at an earlier start. */
  isBehind(): Promise<boolean>;
  noteCaughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** The default content begins with the roles, and nobody can delete those. */
export const IS_FILLED = "SELECT 1 FROM user_roles LIMIT 1";
