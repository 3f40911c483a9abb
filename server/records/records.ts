import type { ContentVersion } from "../content-version/content-version";

/** The few things that the front itself reads from the database, over a connection of its own that never writes. */
export interface Records {
  contentVersion: ContentVersion;
  /** When the session with this (hashed) id ends; null when there is none. */
  sessionEnd(id: string): Promise<Date | null>;
  isSetupComplete(): Promise<boolean>;
  isFilled(): Promise<boolean>;
  appliedMigrations(): Promise<string[]>;
  /** Names of those that have begun and not ended, or whose content has not caught up (prisma/migrations.ts). */
  unfinishedMigrations(): Promise<string[]>;
  close(): Promise<void>;
}

export const QUERIES = {
  setup: "SELECT is_setup_complete FROM setup_status WHERE id = 'setup'",
  anyRole: "SELECT 1 FROM user_roles LIMIT 1",
  migrations:
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  unfinished: `SELECT migration_name FROM _prisma_migrations
    WHERE (finished_at IS NULL AND rolled_back_at IS NULL) OR logs = 'not caught up'`,
} as const;
