import type { Migration } from "./migrations";

/** A database during its preparation; nobody else prepares it meanwhile. */
export interface Preparation {
  /** The result of `MIGRATIONS`; empty if no migration was ever applied. */
  records(): Promise<unknown[]>;
  /** Applies all missing migrations or none, and answers their names. */
  applyMissing(migrations: readonly Migration[]): Promise<string[]>;
  /** False without tables. */
  isFilled(): Promise<boolean>;
  /** True if migrations were applied but their content is not updated yet, also if an earlier start was interrupted. */
  isBehind(): Promise<boolean>;
  noteCaughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** The default content begins with the roles, which nobody can delete. */
export const IS_FILLED = "SELECT 1 FROM user_roles LIMIT 1";
