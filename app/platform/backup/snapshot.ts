import type { BackupContents, BackupHead } from "./backup-format";
import type { WrittenPart } from "./write-archive.server";

/** A database as it was at one moment, while others go on writing. */
export interface Snapshot {
  database: BackupHead["database"];
  /** To be read once. */
  parts(): AsyncGenerator<WrittenPart>;
  /** What there is in the parts; known when they have been read. */
  contents(): Pick<BackupContents, "migrations" | "tables">;
  close(): Promise<void>;
}
