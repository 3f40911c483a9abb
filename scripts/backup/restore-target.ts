import type { Archive, ReadPart } from "../../app/platform/backup/read-archive.server";

export interface RestoreTarget {
  database: "sqlite" | "postgres";
  /** The reason why nothing can be restored here, in one sentence; null if it is empty and unused. */
  refusal(): Promise<string | null>;
  begin(archive: Archive): Promise<void>;
  take(part: ReadPart): Promise<void>;
  /** Makes the restored data visible. */
  finish(archive: Archive): Promise<void>;
  close(): Promise<void>;
}

export const SITE_RUNS = "The site runs on this data: stop it first.";
