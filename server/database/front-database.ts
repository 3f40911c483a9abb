import type { ContentVersion } from "../content-version/content-version";

/** What the front reads itself, on its own read-only connection. */
export interface FrontDatabase {
  contentVersion: ContentVersion;
  /** `id` is the hashed id; null if there is no such session. */
  sessionEnd(id: string): Promise<Date | null>;
  isSetupComplete(): Promise<boolean>;
  isFilled(): Promise<boolean>;
  appliedMigrations(): Promise<string[]>;
  /** Migrations that were not finished, or whose content is not updated yet (prisma/migrations.ts). */
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
