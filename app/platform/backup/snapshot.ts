import type { BackupContents, BackupHead } from "./backup-format";
import type { WrittenPart } from "./write-archive.server";

/** Of one moment, while others go on writing. */
export interface Snapshot {
  database: BackupHead["database"];
  /** Can be read once. */
  parts(): AsyncGenerator<WrittenPart>;
  contents(): Pick<BackupContents, "migrations" | "tables">;
  close(): Promise<void>;
}
