import type { Archive, ReadPart } from "../../app/platform/backup/read-archive.server";

export interface RestoreTarget {
  database: "sqlite" | "postgres";
  /** Why nothing may be restored into it, in one sentence; null if nothing is in it and nobody uses it. */
  refusal(): Promise<string | null>;
  begin(archive: Archive): Promise<void>;
  take(part: ReadPart): Promise<void>;
  /** Only now is there anything to be seen of it. */
  finish(archive: Archive): Promise<void>;
  close(): Promise<void>;
}

export const SITE_RUNS = "The site runs on this data: stop it first.";
