import type { BackupContents, BackupHead } from "./backup-format";
import type { WrittenPart } from "./write-archive.server";

/** The state at one moment, while others go on writing. */
export interface Snapshot {
  database: BackupHead["database"];
  /** Can only be read once. */
  parts(): AsyncGenerator<WrittenPart>;
  contents(): Pick<BackupContents, "migrations" | "tables">;
  close(): Promise<void>;
}
